import IBModel
import IBTemplates
import IBXML

/// The changes by a template, and notes on them.
package struct AppliedTemplateText {
  private let plan: Plan
  private let loaded: LoadedDocument
  private let result: LoadedDocument
  private let layout: AppliedLayout

  package init(_ plan: Plan, in loaded: LoadedDocument, becoming result: LoadedDocument, _ layout: AppliedLayout) {
    (self.plan, self.loaded, self.result, self.layout) = (plan, loaded, result, layout)
  }

  package var lines: [String] {
    let template = plan.template
    let isUnchanged = result.document.tree.source.bytes == loaded.document.tree.source.bytes
    let summary = isUnchanged ? "already applied, nothing changes" : PlanText(plan).summary
    var notes = ["\(loaded.path): \(template.reference): \(summary), \(layout.summary)"]
    if plan.template.targets.isEmpty {
      notes.append(
        "\(loaded.place(of: template.anchor)): note: no view of \(template.reference) has a targetView, so nothing changes; "
          + "connect the targetView outlets in Xcode")
    }
    notes += PlanText(plan).notes.map { "\(loaded.place(of: template)): note: \($0)" }
    notes += result.problemNotes(of: [plan.template])
    let kept = plan.isSwitch ? [] : plan.uninstalled
    notes += kept.map { constraint in
      "\(loaded.place(of: constraint)): note: an outlet refers to the constraint \(constraint.id), so it is "
        + "kept but not installed"
    }
    notes += plan.skipped.map { skip in
      let object = loaded.document.object(skip.object)
      let place = object.map(loaded.place) ?? loaded.path
      return "\(place): note: skipped for \(object?.reference ?? skip.object.rawValue): \(skip.reason)"
    }
    notes += layout.notes
    return notes
  }
}
