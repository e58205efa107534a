import IBModel

extension VisualFormat: CustomStringConvertible {
  /// The format as text, with its axis.
  public var description: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let leadingGap { text += "|" + leadingGap.text }
    for (index, cell) in cells.enumerated() {
      if index > 0 { text += gaps[index - 1].text }
      text += "[\(cell.name.text)\(VisualFormat.list(cell.predicates))]"
    }
    if let trailingGap { text += trailingGap.text + "|" }
    return text
  }

  fileprivate static func list(_ predicates: [Predicate]) -> String {
    predicates.isEmpty ? "" : "(\(predicates.map(\.text).joined(separator: ",")))"
  }
}

extension VisualFormat.Gap {
  fileprivate var text: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .conditions(let predicates): "-\(VisualFormat.list(predicates))-"
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate var text: String {
    let sign =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return sign + operand.text + (priority.map { "@\($0.text)" } ?? "")
  }
}

extension VisualFormat.Operand {
  fileprivate var text: String {
    switch self {
    case .number(let number): number == 0 ? "0" : CanonicalNumber.spelled(number) ?? "0"
    case .name(let word): word.text
    }
  }
}

extension VisualFormat {
  /// Creates the format of a constraint; nil for other multipliers, centers, guides without a name, and sizes that
  /// differ by a constant.
  /// - Parameters:
  ///   - name: The name of an item, nil for one without.
  ///   - superview: The id of the superview of an item.
  public init?(
    _ content: ConstraintContent, name: @escaping (ObjectID) -> String?, superview: @escaping (ObjectID) -> ObjectID?
  ) {
    guard let text = VisualFormatWriter(name: name, superview: superview).format(content) else { return nil }
    self = text
  }
}

private struct VisualFormatWriter {
  let name: (ObjectID) -> String?
  let superview: (ObjectID) -> ObjectID?

  func format(_ content: ConstraintContent) -> VisualFormat? {
    guard case .number(let constant) = content.constant else { return nil }
    let (first, relation) = (content.first, content.relation)
    guard let second = content.second else {
      guard first.attribute.isDimension else { return nil }
      return sized(first, condition(relation, .number(constant), content.priority))
    }
    guard content.multiplier.value == 1 else { return nil }
    if first.attribute.isDimension {
      guard second.attribute == first.attribute, constant == 0, first.item != second.item,
        let other = word(second.item)
      else { return nil }
      return sized(first, condition(relation, .name(other), content.priority))
    }
    let forward = (first, second, condition(relation, .number(constant), content.priority))
    let backward = (second, first, condition(relation.inverse, .number(-constant), content.priority))
    return distance(forward) ?? distance(backward)
  }

  /// Returns the format in which the first anchor is the distance beyond the second one.
  private func distance(
    _ sides: (first: ConstraintContent.Anchor, second: ConstraintContent.Anchor, condition: VisualFormat.Predicate)
  ) -> VisualFormat? {
    let (first, second, condition) = sides
    let isPlain = condition.relation == .equal && condition.operand == .number(0) && condition.priority == nil
    if superview(second.item) == first.item, second.attribute.isTrailingEdge,
      first.attribute == second.attribute.margin, isPlain, let cell = cell(second.item)
    {
      return VisualFormat(axis: second.attribute.axis, leadingGap: nil, cells: [cell], gaps: [], trailingGap: .standard)
    }
    guard first.attribute.isLeadingEdge || first.attribute.isTrailingEdge else { return nil }
    let axis = first.attribute.axis
    if superview(first.item) == second.item, let cell = cell(first.item) {
      guard first.attribute.isLeadingEdge else { return nil }
      if second.attribute == first.attribute {
        return VisualFormat(axis: axis, leadingGap: .conditions([condition]), cells: [cell], gaps: [], trailingGap: nil)
      }
      guard second.attribute == first.attribute.margin, isPlain else { return nil }
      return VisualFormat(axis: axis, leadingGap: .standard, cells: [cell], gaps: [], trailingGap: nil)
    }
    if superview(second.item) == first.item, let cell = cell(second.item) {
      guard second.attribute.isTrailingEdge, second.attribute == first.attribute else { return nil }
      return VisualFormat(axis: axis, leadingGap: nil, cells: [cell], gaps: [], trailingGap: .conditions([condition]))
    }
    guard first.attribute.isLeadingEdge, second.attribute == first.attribute.opposite,
      let earlier = cell(second.item), let later = cell(first.item)
    else { return nil }
    return VisualFormat(
      axis: axis, leadingGap: nil, cells: [earlier, later], gaps: [.conditions([condition])], trailingGap: nil)
  }

  private func sized(_ size: ConstraintContent.Anchor, _ condition: VisualFormat.Predicate) -> VisualFormat? {
    guard var cell = cell(size.item) else { return nil }
    cell.predicates = [condition]
    return VisualFormat(
      axis: size.attribute.axis, leadingGap: nil, cells: [cell], gaps: [], trailingGap: nil)
  }

  private func condition(
    _ relation: LayoutRelation, _ operand: VisualFormat.Operand, _ priority: Double
  ) -> VisualFormat.Predicate {
    VisualFormat.Predicate(
      relation: relation, operand: operand, priority: priority == ConstraintContent.required ? nil : .number(priority),
      range: 0..<0)
  }

  private func cell(_ item: ObjectID) -> VisualFormat.Cell? {
    word(item).map { VisualFormat.Cell(name: $0, predicates: []) }
  }

  private func word(_ item: ObjectID) -> VisualFormat.Word? {
    guard let name = name(item), let first = name.utf8.first, !(0x30...0x39).contains(first),
      name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F })
    else { return nil }
    return VisualFormat.Word(text: name, range: 0..<0)
  }
}

extension LayoutAttribute {
  // The edges of formats without options.
  fileprivate var isLeadingEdge: Bool { self == .leading || self == .top }

  fileprivate var isTrailingEdge: Bool { self == .trailing || self == .bottom }

  fileprivate var opposite: LayoutAttribute? {
    switch self {
    case .leading: .trailing
    case .top: .bottom
    default: nil
    }
  }
}
