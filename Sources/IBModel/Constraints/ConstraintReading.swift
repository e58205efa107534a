import IBXML

/// The result of reading a constraint: its meaning, and the problems in it.
public struct ConstraintReading: Sendable {
  /// The content; nil when the constraint cannot be used at all.
  public var content: ConstraintContent?
  /// The problems, in the order of the attributes `firstItem`, `firstAttribute` … `priority`.
  public var problems: [SceneProblem]
}

extension Constraint {
  /// Reads the content with its variations applied, without checking that its items exist.
  public func read(under variations: ActiveVariations? = nil) -> ConstraintReading {
    var reader = ConstraintReader(object: object, element: element)
    if let variations, variations.vary(element) { reader.variations = variations }
    let content = reader.content(holder: host)
    return ConstraintReading(content: content, problems: reader.problems)
  }
}

extension ConstraintContent {
  /// Reads the content of a constraint.
  /// - Throws: The first problem that makes it impossible to use.
  public init(_ constraint: Constraint, under variations: ActiveVariations? = nil) throws(SceneProblem) {
    let reading = constraint.read(under: variations)
    guard let content = reading.content else {
      throw reading.problems.first
        ?? SceneProblem(
          object: constraint.object, place: constraint.element.startTagRange, kind: .missingAttribute(.firstAttribute))
    }
    self = content
  }
}

/// A reader of one constraint that notes problems.
private struct ConstraintReader {
  let object: Object
  let element: Element
  /// nil where none applies.
  var variations: ActiveVariations?
  var problems: [SceneProblem] = []

  mutating func content(holder: Object) -> ConstraintContent? {
    let first = attribute(.firstAttribute)
    let relation = relation()
    let second = self[.secondItem].map { (item: ObjectID($0.value), attribute: attribute(.secondAttribute)) }
    let multiplier = multiplier()
    let constant = constant()
    let priority = priority()
    guard let first, let relation, let multiplier, let constant, let priority else { return nil }
    var content = ConstraintContent(
      ConstraintContent.Anchor(self[.firstItem].map { ObjectID($0.value) } ?? holder.id, first), relation,
      multiplier: multiplier, constant: constant, priority: priority)
    if let second {
      guard let attribute = second.attribute else { return nil }
      content.second = ConstraintContent.Anchor(second.item, attribute)
    }
    return content
  }

  private subscript(name: Name) -> Attribute? {
    variations == nil ? element.attribute(name) : variations?.attribute(name, of: element)
  }

  private mutating func note(_ kind: SceneProblem.Kind, _ attribute: Attribute? = nil) {
    let place = attribute?.valueRange ?? element.startTagRange
    problems.append(SceneProblem(object: object, place: place, kind: kind))
  }

  private mutating func read<Value>(
    _ name: Name, omitted: Value?, _ parse: (Attribute) -> Value?, or problem: (String) -> SceneProblem.Kind
  ) -> Value? {
    guard let written = self[name] else { return omitted }
    if let value = parse(written) { return value }
    note(problem(written.value), written)
    return nil
  }

  private mutating func attribute(_ name: Name) -> LayoutAttribute? {
    let known = read(name, omitted: nil, { LayoutAttribute($0) }, or: { .unknownAttribute(name, $0) })
    if known == nil, self[name] == nil { note(.missingAttribute(name)) }
    return known
  }

  private mutating func relation() -> LayoutRelation? {
    read(.relation, omitted: .equal, { LayoutRelation(rawValue: $0.value) }, or: { .unknownRelation($0) })
  }

  private mutating func multiplier() -> Multiplier? {
    read(.multiplier, omitted: .one, { Multiplier($0.value) }, or: { .unreadableNumber(.multiplier, $0) })
  }

  private mutating func number(_ name: Name, omitted: Double) -> Double? {
    read(name, omitted: omitted, \.number, or: { .unreadableNumber(name, $0) })
  }

  private mutating func constant() -> ConstraintContent.Constant? {
    guard let number = number(.constant, omitted: 0) else { return nil }
    guard self[.symbolic]?.value == "YES" else { return .number(number) }
    return .standard(lastSeen: number, type: self["symbolType"]?.value)
  }

  private mutating func priority() -> Double? {
    guard let number = number(.priority, omitted: ConstraintContent.required) else { return nil }
    if number < 1 || number > ConstraintContent.required {
      note(.priorityOutOfRange(self[.priority]?.value ?? ""), self[.priority])
    }
    return number > 0 ? min(number, ConstraintContent.required) : nil
  }
}
