import IBModel
import IBXML

extension Rule {
  static let textStyleWithoutAutoAdjust = Rule(
    id: "text_style_without_auto_adjust", group: .accessibility, severity: .info, isOptIn: true,
    summary: "text style in a view that does not adjust its font automatically",
    reason: "The text keeps its size until the view is loaded again when users change the text size in Settings.",
    repair: "Attributes inspector › Dynamic Type: switch on \"Automatically Adjusts Font\"",
    whenNotToUse: "Ignore it if code observes changes of the text size.",
    fix: .unsafe("Makes the font follow the setting while the app runs. The layout must have room for larger texts."),
    examples: [
      .bad(
        subviews: """
          <label text="Title" id="lb1">
            «<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>»
          </label>
          """,
        fixedSubviews: """
          <label text="Title" adjustsFontForContentSizeCategory="YES" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
      .good(
        subviews: """
          <label adjustsFontForContentSizeCategory="YES" text="Title" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
    ],
    check: .elements(adjustingViews) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element), !view.adjustsFont, let font = view.font,
        !font.isFixed
      else { return }
      findings.report(
        font.element, "\(view.reference) has a text style, but does not adjust its font automatically",
        fix: .setting("adjustsFontForContentSizeCategory", of: element, to: "YES", .unsafe))
    })
}
