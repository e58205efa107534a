import IBModel
import IBXML

extension Rule {
  static let opaqueWithClearBackground = Rule(
    "opaque_with_clear_background", .hygiene, .info, isOptIn: true, fix: .unsafe,
    check: .elements([.view]) { element, document, findings in
      guard document.platform.isUIKit, element["opaque"] == nil, let view = Object(element), view.customClass != nil,
        let color = element.child(withKey: "backgroundColor").flatMap({ ColorDescription($0) }), color.alpha == 0
      else { return }
      findings.report(
        color.element, "\(view.reference) is opaque, but its background is transparent",
        fix: .setting("opaque", of: element, to: "NO", .unsafe))
    })
}
