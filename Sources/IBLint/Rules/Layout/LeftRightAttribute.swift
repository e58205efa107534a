import IBModel
import IBXML

extension Rule {
  static let leftRightAttribute = Rule(
    id: "left_right_attribute", group: .layout, severity: .warning, isOptIn: true,
    summary: "constraint on a left or right edge",
    reason: "The layout is not mirrored for languages that are written from right to left.",
    repair: "Size inspector › edit the constraint › switch on \"Respect language direction\"",
    whenNotToUse: "Suppress it for layouts that do not change sides, such as a player's controls or a map.",
    fix: .unsafe(
      "Writes leading for left and trailing for right. The layout is mirrored for languages that are written from right to left."
    ),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="«left»" secondItem="vw1" secondAttribute="«left»" id="cs1"/>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for attribute in constraint.anchors(where: \.ignoresDirection) {
        findings.report(
          attribute, of: constraint, in: document, "`\(attribute.value)` ignores the direction of the language",
          fix: .unsafe("Follow the direction of the language") { edit in
            for anchor in constraint.anchors(where: \.ignoresDirection) {
              edit.setAttribute(anchor.name, to: directed[anchor.value], on: element)
            }
          })
      }
    })
}

private let directed = [
  "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
]

extension LayoutAttribute {
  fileprivate var ignoresDirection: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }
}
