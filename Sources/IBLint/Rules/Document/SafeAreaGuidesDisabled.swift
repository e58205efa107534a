import IBModel
import IBXML

extension Rule {
  static let safeAreaGuidesDisabled = Rule(
    "safe_area_guides_disabled", .document, .info, isOptIn: true,
    check: .elements([.document]) { root, document, findings in
      guard document.platform.isUIKit, root.bool("useSafeAreas").value != true else { return }
      findings.report(root, "the document does not use safe areas")
    })
}
