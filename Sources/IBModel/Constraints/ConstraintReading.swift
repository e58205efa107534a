import IBXML

/// The result of reading a constraint: its meaning, and the problems in it.
public struct ConstraintReading: Sendable {
  /// What the constraint says; nil when it cannot be used at all.
  public var content: ConstraintContent?
  /// What is wrong, in the order of the attributes `firstItem`, `firstAttribute` … `priority`.
  public var problems: [ConstraintProblem]
}

/// Something about a constraint that cannot be read or used.
public struct ConstraintProblem: Error, Sendable, Hashable {
  /// What it is.
  public let kind: Kind
  /// Where it is: the value of the attribute, or the start tag where an attribute is missing; in UTF-8 bytes.
  public let range: Range<Int>

  /// What can be wrong with a constraint.
  public enum Kind: Sendable, Hashable {
    /// `firstAttribute`, or `secondAttribute` beside a second item, is not there.
    case missingAttribute(Name)
    /// The value of `firstAttribute` or `secondAttribute` is not an edge, size or baseline.
    case unknownAttribute(Name, String)
    /// The value of `relation` is not one of the three.
    case unknownRelation(String)
    /// A constant, multiplier or priority is not a number.
    case unreadableNumber(Name, String)
    /// The priority is not in 1…1000. A higher one is read as 1000, and one that is not above 0 cannot be used.
    case priorityOutOfRange(Double)
    /// No object has the id of `firstItem` or `secondItem`.
    case missingItem(Name, String)
  }
}

extension ConstraintProblem: CustomStringConvertible {
  /// One clause, without the place.
  public var description: String {
    switch kind {
    case .missingAttribute(let name): "`\(name.text)` is missing"
    case .unknownAttribute(let name, let text): "`\(name.text)` is `\(text)`, which is not a layout attribute"
    case .unknownRelation(let text):
      "`relation` is `\(text)`; it can be `equal`, `lessThanOrEqual`, or `greaterThanOrEqual`"
    case .unreadableNumber(let name, let text): "`\(name.text)` is `\(text)`, which is not a number"
    case .priorityOutOfRange(let priority):
      "the priority is \(CanonicalNumber.spelled(priority) ?? "\(priority)"); it must be from 1 to 1000"
    case .missingItem(let name, let id): "`\(name.text)` refers to `\(id)`, which does not exist"
    }
  }
}

extension Constraint {
  /// Reads what the constraint says, with its variations applied. Whether its items exist is not checked.
  public func read(under variations: ActiveVariations? = nil) -> ConstraintReading {
    var reader = ConstraintReader(element: element)
    if let variations, variations.vary(element) { reader.variations = variations }
    let content = reader.content(holder: host)
    return ConstraintReading(content: content, problems: reader.problems)
  }
}

extension Document {
  /// Reads what a constraint of this document says, with its variations applied, and checks that its items exist.
  public func read(_ constraint: Constraint, under variations: ActiveVariations? = nil) -> ConstraintReading {
    var reading = constraint.read(under: variations)
    let missing = [Name.firstItem, .secondItem].compactMap { name -> ConstraintProblem? in
      guard let attribute = constraint.element.attribute(name), object(attribute.value) == nil else { return nil }
      return ConstraintProblem(kind: .missingItem(name, attribute.value), range: attribute.valueRange)
    }
    reading.problems = missing + reading.problems
    return reading
  }
}

extension ConstraintContent {
  /// Reads what a constraint says.
  /// - Throws: The first problem that makes it impossible to use.
  public init(_ constraint: Constraint, under variations: ActiveVariations? = nil) throws(ConstraintProblem) {
    let reading = constraint.read(under: variations)
    guard let content = reading.content else {
      let range = constraint.element.startTagRange
      throw reading.problems.first ?? ConstraintProblem(kind: .missingAttribute(.firstAttribute), range: range)
    }
    self = content
  }
}

/// Reads the attributes of one constraint and notes what it cannot read.
private struct ConstraintReader {
  let element: Element
  /// Where some apply to the constraint.
  var variations: ActiveVariations?
  var problems: [ConstraintProblem] = []

  mutating func content(holder: Object) -> ConstraintContent? {
    let first = attribute(.firstAttribute)
    let relation = relation()
    let second = self[.secondItem].map { (item: $0.value, attribute: attribute(.secondAttribute)) }
    let multiplier = multiplier()
    let constant = constant()
    let priority = priority()
    guard let first, let relation, let multiplier, let constant, let priority else { return nil }
    var content = ConstraintContent(
      ConstraintContent.Anchor(self[.firstItem]?.value ?? holder.id, first), relation,
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

  private mutating func note(_ kind: ConstraintProblem.Kind, _ attribute: Attribute? = nil) {
    problems.append(ConstraintProblem(kind: kind, range: attribute?.valueRange ?? element.startTagRange))
  }

  private mutating func attribute(_ name: Name) -> LayoutAttribute? {
    guard let written = self[name] else {
      note(.missingAttribute(name))
      return nil
    }
    if let known = LayoutAttribute(rawValue: written.value) { return known }
    note(.unknownAttribute(name, written.value), written)
    return nil
  }

  private mutating func relation() -> LayoutRelation? {
    guard let written = self[.relation] else { return .equal }
    if let known = LayoutRelation(rawValue: written.value) { return known }
    note(.unknownRelation(written.value), written)
    return nil
  }

  private mutating func multiplier() -> Multiplier? {
    guard let written = self[.multiplier] else { return .one }
    if let multiplier = Multiplier(written.value) { return multiplier }
    note(.unreadableNumber(.multiplier, written.value), written)
    return nil
  }

  private mutating func number(_ name: Name, omitted: Double) -> Double? {
    guard let written = self[name] else { return omitted }
    if let number = Double(finite: written.value) { return number }
    note(.unreadableNumber(name, written.value), written)
    return nil
  }

  private mutating func constant() -> ConstraintContent.Constant? {
    guard let number = number(.constant, omitted: 0) else { return nil }
    guard self[.symbolic]?.value == "YES" else { return .number(number) }
    return .standard(lastSeen: number, type: self["symbolType"]?.value)
  }

  private mutating func priority() -> Double? {
    guard let number = number(.priority, omitted: ConstraintContent.required) else { return nil }
    if number < 1 || number > ConstraintContent.required { note(.priorityOutOfRange(number), self[.priority]) }
    return number > 0 ? min(number, ConstraintContent.required) : nil
  }
}
