import IBModel
import IBXML

extension Rule {
  static let leftRightAttribute = Rule(
    "left_right_attribute", .layout, .warning, isOptIn: true, fix: .unsafe,
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
