import IBBase
import IBModel
import IBTemplates

/// A template of a document, and the changes that it would make.
package struct TemplateReport: Report {
  private let plan: Plan
  private let loaded: LoadedDocument

  package init(_ plan: Plan, in loaded: LoadedDocument) {
    self.plan = plan
    self.loaded = loaded
  }

  package var lines: [String] {
    let template = plan.template
    let outlets = template.title.outletProperties
    let outlet = outlets.isEmpty ? "" : ", outlet \(outlets.joined(separator: ", "))"
    let scene = template.anchor.scene.map { ", scene \($0.name)" } ?? ""
    return [
      "\(loaded.place(of: template)): \(template.reference)\(outlet)\(scene)",
      "    \(PlanText(plan).summary)",
    ]
  }

  package var members: JSONObject {
    ["file": loaded.path, "scene": plan.template.anchor.scene?.name, "plan": PlanReport(plan)]
  }
}
