import IBModel
import IBXML

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
}
