import IBModel
import IBXML

extension Rule {
  static let textStyleWithoutAutoAdjust = Rule(
    "text_style_without_auto_adjust", .accessibility, .info, isOptIn: true, fix: .unsafe,
    check: .elements(adjustingViews) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element), !view.adjustsFont, let font = view.font,
        !font.isFixed
      else { return }
      findings.report(
        font.element, "\(view.reference) has a text style, but does not adjust its font automatically",
        fix: .setting("adjustsFontForContentSizeCategory", of: element, to: "YES", .unsafe))
    })
}
