import IBModel
import IBXML

extension Rule {
  static let mixedDirectionAttributes = Rule(
    id: "mixed_direction_attributes", group: .localization, severity: .warning, isOptIn: true,
    summary: "view with one side that follows the language and one that does not",
    reason: """
      In languages that are written from right to left, leading is on the right. A view that is tied by left and trailing \
      then has two constraints for one side and none for the other.
      """,
    repair: "Size inspector › edit the constraints › switch on \"Respect language direction\" in both, or in neither",
    examples: [
      .bad(subviews: #"«<label text="Name" id="lb1"/>»"#, constraints: constraints(left: "left")),
      .good(subviews: #"<label text="Name" id="lb1"/>"#, constraints: constraints(left: "leading")),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let ties = HorizontalTies(document)
      for view in document.views where view.isPlacedByConstraints {
        let sides = ties[view].reduce(into: [LayoutAttribute: Constraint]()) { $0[$1.attribute.side] = $1.constraint }
        for (fixed, following) in [(LayoutAttribute.left, LayoutAttribute.trailing), (.right, .leading)] {
          guard let first = sides[fixed], let second = sides[following] else { continue }
          findings.report(
            view.element, "\(view.reference) is tied by its \(fixed.rawValue) and its \(following.rawValue) side",
            related: [first, second].sorted().map { Finding.Related($0.element, "`\(document.text(of: $0))`") })
        }
      }
    })

  private static func constraints(left: String) -> String {
    """
    <constraint firstItem="lb1" firstAttribute="\(left)" secondItem="vw1" secondAttribute="\(left)" constant="20" id="cs1"/>
    <constraint firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs2"/>
    """
  }
}

extension LayoutAttribute {
  /// The side without its margin.
  fileprivate var side: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
