import IBModel
import IBXML

extension Rule {
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
