import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateInsideHierarchy = Rule(
    "template_inside_hierarchy", .templates, .error,
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
