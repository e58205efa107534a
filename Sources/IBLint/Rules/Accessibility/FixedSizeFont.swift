import IBModel
import IBXML

extension Rule {
  static let fixedSizeFont = Rule(
    "fixed_size_font", .accessibility, .info, isOptIn: true,
    check: .elements(["fontDescription"]) { element, document, findings in
      guard document.platform.isUIKit, let font = FontDescription(element), font.isFixed, let owner = element.owner
      else { return }
      findings.report(element, "the font of \(owner.reference) has a fixed size")
    })
}
