import IBModel
import IBXML

extension Rule {
  static let storyboardReferenceWithoutName = Rule(
    "storyboard_reference_without_name", .flow, .warning,
    check: .elements(["viewControllerPlaceholder"]) { element, _, findings in
      guard element["storyboardName"]?.isEmpty != false, let placeholder = Object(element) else { return }
      findings.report(element, "the storyboard reference \(placeholder.reference) names no storyboard")
    })
}
