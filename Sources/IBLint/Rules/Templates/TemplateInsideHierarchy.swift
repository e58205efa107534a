import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateInsideHierarchy = Rule(
    id: "template_inside_hierarchy", group: .templates, severity: .error,
    summary: "template inside the view of a controller",
    reason: """
      A template is a description. Inside the screen it is a visible view that covers others and receives touches, \
      and `ibt` and the library do not read it as a template.
      """,
    repair: "Move the template to the top level of the scene, above the view controller",
    examples: [
      .bad(
        template: TemplateParts(
          live: """
            <view userLabel="Box" id="bx1"/>
            «<view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .elements([.view]) { element, document, findings in
      guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element), view.superview != nil,
        !view.isInTemplate
      else { return }
      findings.report(
        element, "template \(view.reference) is inside \(view.rootView.reference), so it is shown on the screen")
    })
}

extension Object {
  /// Whether a view around this one is a template.
  var isInTemplate: Bool { element.ancestors.contains { $0[.customClass] == ViewTemplate.rootClass } }
}
