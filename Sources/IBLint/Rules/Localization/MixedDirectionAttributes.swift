import IBModel

extension Rule {
  static let mixedDirectionAttributes = Rule(
    "mixed_direction_attributes", .localization, .warning, isOptIn: true,
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
}

extension LayoutAttribute {
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
