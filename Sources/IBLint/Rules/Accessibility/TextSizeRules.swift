import IBModel
import IBXML

/// Rules about texts and the size that users choose for them.
extension Rule {
  static let fixedSizeFont = Rule(
    id: "fixed_size_font", group: .accessibility, severity: .info, isOptIn: true,
    summary: "font with a fixed size",
    reason: "The text does not follow the text size that users choose in Settings.",
    repair: "Attributes inspector › Font: choose a text style, such as Body",
    whenNotToUse: "Suppress it for texts whose size is part of the design, such as a logo or a score.",
    examples: [
      .bad(
        subviews: """
          <label text="Title" id="lb1">
            «<fontDescription key="fontDescription" type="system" pointSize="17"/>»
          </label>
          """),
      .good(
        subviews: """
          <label text="Title" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
    ],
    check: .elements(["fontDescription"]) { element, document, findings in
      guard document.platform.isUIKit, let font = FontDescription(element), font.isFixed, let owner = element.owner
      else {
        return
      }
      findings.report(element, "the font of \(owner.reference) has a fixed size")
    })

  static let singleLineLabel = Rule(
    id: "single_line_label", group: .accessibility, severity: .info, isOptIn: true,
    summary: "label of one line that grows with the text size",
    reason: "Large text sizes cut the text off.",
    repair: "Attributes inspector › Lines: enter 0",
    examples: [
      .bad(
        onLoginPage: """
          <label «adjustsFontForContentSizeCategory="YES"» text="Title" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
      .good(
        onLoginPage: """
          <label adjustsFontForContentSizeCategory="YES" numberOfLines="0" text="Title" id="lb1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
    ],
    check: .elements(["label"]) { element, document, findings in
      guard document.platform.isUIKit, let label = Object(element),
        let adjusts = element.attribute("adjustsFontForContentSizeCategory"), adjusts.value == "YES",
        label.integer("numberOfLines") ?? 1 == 1
      else { return }
      findings.report(adjusts, "\(label.reference) has one line, which large text sizes do not fit")
    })

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

  static let tinyFont = Rule(
    id: "tiny_font", group: .accessibility, severity: .warning, isOptIn: true,
    summary: "font with a size below 11 points",
    reason: "The text is hard to read. Apple recommends at least 11 points on iPhone and iPad.",
    repair: "Attributes inspector › Font: choose a text style or a larger size",
    whenNotToUse: "Suppress it for texts that nobody has to read, such as a version number.",
    fix: .unsafe("Writes 11 points. The layout must have room for it."),
    examples: [
      .bad(
        subviews: """
          <label text="Title" id="lb1">
            «<fontDescription key="fontDescription" type="system" pointSize="9"/>»
          </label>
          """,
        fixedSubviews: """
          <label text="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="11"/>
          </label>
          """),
      .good(
        subviews: """
          <label text="Title" id="lb1">
            <fontDescription key="fontDescription" type="system" pointSize="11"/>
          </label>
          """),
    ],
    check: .elements(["fontDescription"]) { element, document, findings in
      guard document.platform == .iOS, let size = element.number("pointSize").value, size < 11,
        let owner = element.owner
      else { return }
      findings.report(
        element, "the font of \(owner.reference) has \(element["pointSize"] ?? "") points",
        fix: .setting("pointSize", of: element, to: "11", .unsafe))
    })
}
