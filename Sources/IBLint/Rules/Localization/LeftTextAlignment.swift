import IBModel
import IBXML

extension Rule {
  static let leftTextAlignment = Rule(
    id: "left_text_alignment", group: .localization, severity: .info, isOptIn: true,
    summary: "text that is aligned to the left or right in all languages",
    reason: "The text stays on the same side in languages that are written from right to left.",
    repair: "Attributes inspector › Alignment: choose natural, the last button",
    whenNotToUse: "Suppress it for texts that are always written from left to right, such as source code.",
    fix: .unsafe("Writes natural. The text is aligned to the right in languages that are written from right to left."),
    examples: [
      .bad(
        subviews: """
          <label textAlignment="«left»" id="lb1"/>
          """,
        fixedSubviews: """
          <label textAlignment="natural" id="lb1"/>
          """),
      .good(
        subviews: """
          <label textAlignment="natural" id="lb1"/>
          """),
    ],
    check: .attributes(["textAlignment"]) { attribute, _, findings in
      guard ["left", "right"].contains(attribute.value), let view = Object(attribute.element), view.isView
      else { return }
      findings.report(
        attribute.valueRange, "the text of \(view.reference) is aligned to the \(attribute.value) in all languages",
        object: view, fix: .setting("textAlignment", of: view.element, to: "natural", .unsafe))
    })
}
