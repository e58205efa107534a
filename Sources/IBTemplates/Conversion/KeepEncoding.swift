import IBModel

extension LiteralLayout {
  /// Swift source with a function that keeps attributes of views with KeepLayout, each in a line. What it has no
  /// attribute for is a constraint without it.
  package func keepSource(named name: String) -> Conversion {
    var conversion = Conversion(document: document, losses: helperLosses + valueLosses)
    var kept: [KeptConstraint] = []
    var others: [NewConstraint] = []
    // An attribute keeps one value for each relation.
    var slots: Set<ConstraintSlot> = []
    for constraint in plainConstraints {
      if let identifier = constraint.otherAttributes[.identifier] {
        conversion.losses.append("the identifier `\(identifier)`: KeepLayout names attributes, not constraints")
      }
      let modern = constraint.withSafeArea(in: document)
      let attribute = KeptConstraint(modern.content, in: document)
      if let attribute, slots.insert(ConstraintSlot(modern.content)).inserted {
        kept.append(attribute)
      } else {
        let reason = attribute == nil ? "KeepLayout has no attribute for it" : "its attribute has another value already"
        conversion.losses.append("\(document.text(of: constraint.content)): \(reason); it is a constraint without it")
        others.append(modern)
      }
    }
    let items = kept.flatMap { [$0.view] + [$0.other].compactMap(\.self) } + others.flatMap(\.items)
    let names = SwiftNames(items, in: document)
    let lines = kept.map { SwiftKeep.statement($0, names) } + SwiftConstraint.activation(others, names)
    conversion.text =
      SwiftFile(
        title: sourceTitle, module: "KeepLayout",
        summary: "Keeps the layout. In the block of `KeepAtomic.layout`, what it keeps can be taken back.",
        function: "keep\(SwiftNames.typeName(name) ?? "Layout")", names: names,
        body: (others.isEmpty ? [] : [names.untranslated]) + lines
      ).text
    return conversion
  }
}

/// Spells attributes as KeepLayout does in Swift.
private enum SwiftKeep {
  /// `photo.keepTopOffsetTo(title).min = KeepHigh(20)`
  static func statement(_ kept: KeptConstraint, _ names: SwiftNames) -> String {
    let view = names.variables[kept.view] ?? kept.view.rawValue
    let other = kept.other.map { "(\(names.variables[$0] ?? $0.rawValue))" } ?? ""
    let relation =
      switch kept.value.relation {
      case .equal: "equal"
      case .greaterThanOrEqual: "min"
      case .lessThanOrEqual: "max"
      }
    return "\(view).\(accessor(of: kept.attribute))\(other).\(relation) = \(text(of: kept.value))"
  }

  /// `keepTopOffsetTo` for `topOffset`, `keepWidthTo` for `relativeWidth`.
  private static func accessor(of attribute: KeepAttribute) -> String {
    let isRelative = attribute.name.hasPrefix("relative")
    let name = isRelative ? String(attribute.name.dropFirst("relative".count)) : attribute.name
    return "keep" + name.prefix(1).uppercased() + name.dropFirst() + (attribute.needsOther ? "To" : "")
  }

  private static func text(of value: KeepValue) -> String {
    let amount =
      switch value.amount {
      case .number(let number): SwiftConstraint.number(number)
      case .ratio(let one, let other): "\(one) / \(other)"
      case .metric(let name): name
      case nil: "KeepNone"
      }
    if value.priority == ConstraintContent.required { return amount }
    if let named = NamedPriority.allCases.first(where: { $0.value == value.priority }) {
      return "Keep\(named.rawValue.prefix(1).uppercased())\(named.rawValue.dropFirst())(\(amount))"
    }
    return "KeepValueMake(\(amount), \(SwiftConstraint.number(value.priority)))"
  }
}
