import IBXML

extension SelectorReader {
  mutating func attributeTest(of kind: KindTest?) throws(SelectorError) -> SelectorCondition {
    let open = cursor.position
    cursor.position += 1
    cursor.skipSpaces()
    if cursor.take("@") {
      let start = cursor.position
      let keyPath = cursor.word(with: "_.")
      if keyPath.isEmpty { throw failure("a key path is expected after `@`", at: start) }
      let condition = try comparison(with: AttributeValues(types: []), from: open)
      return .keyPath(keyPath, condition ?? .present)
    }
    let name = try attributeName(of: kind)
    // A name alone asks whether the document has a value, not a default.
    guard let condition = try comparison(with: name.values, from: open) else {
      return .attribute(AttributeTest(path: name.path, condition: .present, classes: classes, usesDefault: false))
    }
    return .attribute(AttributeTest(path: name.path, condition: condition, classes: classes))
  }

  private mutating func attributeName(
    of kind: KindTest?
  ) throws(SelectorError) -> (path: AttributePath, values: AttributeValues) {
    var parts: [String] = []
    var owner = AttributeOwner.kind(kind)
    while true {
      let start = cursor.position
      let isQuoted = cursor.next.map { "'\"".utf8.contains($0) } ?? false
      let part = isQuoted ? try quoted() : cursor.word()
      if part.isEmpty { throw failure("the name of an attribute is expected here", at: start) }
      parts.append(part)
      if cursor.take("/") {
        owner = isQuoted ? .kind(nil) : try child(part, at: start)
        continue
      }
      guard let path = AttributePath(parts) else { throw failure("the path has an empty part", at: start) }
      if isQuoted { return (path, AttributeValues(types: [])) }
      try check(part, at: start, of: owner)
      return (path, AttributeValues(types: AttributeVocabulary.types(of: path.attribute)))
    }
  }

  private func child(_ word: String, at start: Int) throws(SelectorError) -> AttributeOwner {
    if let elements = AttributeVocabulary.elements(calledInAPath: word) { return .child(word, elements) }
    throw failure(
      "there is no element or key `\(shortened(word))`", at: start,
      nearest: AttributeVocabulary.nearestElement(to: word), advice: unchecked(word))
  }

  private func check(_ word: String, at start: Int, of owner: AttributeOwner) throws(SelectorError) {
    let name = Name(word)
    guard let title = owner.title else {
      if AttributeVocabulary.knows(name) { return }
      throw failure(
        "there is no attribute `\(shortened(word))`", at: start,
        nearest: AttributeVocabulary.nearest(to: word, ofElements: nil), advice: unchecked(word))
    }
    // The kind itself mostly has it; finding its subclasses takes longer.
    if ElementKind(Name(title)).isKnown, AttributeVocabulary.knows(name, onOneOf: [Name(title)]) { return }
    if AttributeVocabulary.knows(name, onOneOf: owner.elements) { return }
    let isKnown = AttributeVocabulary.knows(name)
    throw failure(
      isKnown ? "`\(word)` is not an attribute of `\(title)`" : "there is no attribute `\(shortened(word))`", at: start,
      nearest: AttributeVocabulary.nearest(to: word, ofElements: owner.elements), advice: unchecked(word))
  }

  private enum Operator: CaseIterable {
    case notEqual, atMost, atLeast, containing, beginning, ending, like, equal, less, greater

    var text: StaticString {
      switch self {
      case .notEqual: "!="
      case .atMost: "<="
      case .atLeast: ">="
      case .containing: "*="
      case .beginning: "^="
      case .ending: "$="
      case .like: "~="
      case .equal: "="
      case .less: "<"
      case .greater: ">"
      }
    }
  }

  /// Returns nil for a name without test.
  private mutating func comparison(
    with values: AttributeValues, from open: Int
  ) throws(SelectorError) -> ValueCondition? {
    cursor.skipSpaces()
    if cursor.take("]") { return nil }
    guard let comparison = takeOperator() else {
      if cursor.next == nil { throw failure("there is no `]` for this `[`", at: open) }
      throw failure(
        "\(cursor.nextText) is not expected here", at: cursor.position,
        advice: "after the name come `]` or one of `=`, `!=`, `<`, `<=`, `>`, `>=`, `*=`, `^=`, `$=`, `~=`")
    }
    cursor.skipSpaces()
    let condition: ValueCondition
    if cursor.next == UInt8(ascii: "/"), comparison == .like {
      condition = .like(.expression(try expression()))
    } else {
      condition = try self.condition(comparison, values, from: open)
    }
    cursor.skipSpaces()
    guard cursor.take("]") else {
      if cursor.next == nil { throw failure("there is no `]` for this `[`", at: open) }
      throw failure("\(cursor.nextText) is not expected here", at: cursor.position, advice: "`]` ends the condition")
    }
    return condition
  }

  private mutating func takeOperator() -> Operator? {
    for candidate in Operator.allCases where cursor.take(candidate.text) { return candidate }
    return nil
  }

  private mutating func condition(
    _ comparison: Operator, _ values: AttributeValues, from open: Int
  ) throws(SelectorError) -> ValueCondition {
    let start = cursor.position
    if let next = cursor.next, "'\"".utf8.contains(next) {
      return try condition(comparison, exact: quoted(), at: start)
    }
    guard let bare = cursor.text(until: UInt8(ascii: "]")) else {
      throw failure("there is no `]` for this `[`", at: open)
    }
    if bare.text.isEmpty {
      throw failure("a value is expected here", at: start, advice: "`''` is an empty text")
    }
    switch comparison {
    case .equal: return try equal(bare.text, values, at: bare.start)
    case .notEqual: return .not(try equal(bare.text, values, at: bare.start))
    default: return try condition(comparison, exact: bare.text, at: bare.start)
    }
  }

  private func condition(
    _ comparison: Operator, exact text: String, at start: Int
  ) throws(SelectorError) -> ValueCondition {
    switch comparison {
    case .equal: return .oneOf([text])
    case .notEqual: return .noneOf([text])
    case .containing: return .containing(text)
    case .beginning: return .beginning(with: text)
    case .ending: return .ending(with: text)
    case .like: return .like(.pattern(TextPattern(text)))
    case .less, .atMost, .atLeast, .greater: break
    }
    guard let number = Double(text), number.isFinite else {
      throw failure("`\(comparison.text)` requires a number, not `\(shortened(text))`", at: start)
    }
    switch comparison {
    case .less: return .less(than: number)
    case .greater: return .greater(than: number)
    case .atMost: return .number(atLeast: nil, atMost: number)
    default: return .number(atLeast: number, atMost: nil)
    }
  }

  /// Reads a value without quotes: a Boolean, a number in any spelling, or a text.
  private func equal(
    _ text: String, _ values: AttributeValues, at start: Int
  ) throws(SelectorError) -> ValueCondition {
    if text.utf8.contains(UInt8(ascii: "*")) {
      throw failure(
        "`=` compares the whole text", at: start, advice: "`~=` compares with a pattern, and quotes keep `*`")
    }
    if values.isBoolean {
      guard let value = SelectorReader.booleans[text] else {
        throw failure("the attribute is `true` or `false`, not `\(shortened(text))`", at: start)
      }
      return .oneOf([value])
    }
    if let nearest = values.meant(by: text) {
      throw failure("`\(shortened(text))` is not a value of the attribute", at: start, nearest: nearest)
    }
    if let number = Double(text), number.isFinite { return .equal(text, number: number) }
    if values.isNumber { throw failure("the attribute is a number, not `\(shortened(text))`", at: start) }
    // The type of a key path or an unchecked attribute is unknown.
    if let value = SelectorReader.booleans[text], value != text { return .oneOf([text, value]) }
    return .oneOf([text])
  }

  private static let booleans = ["true": "YES", "false": "NO", "YES": "YES", "NO": "NO"]
}

private enum AttributeOwner {
  /// nil for any.
  case kind(KindTest?)
  case child(String, [Name])

  var title: String? {
    switch self {
    case .kind(.named(let name)): name.text
    case .kind: nil
    case .child(let word, _): word
    }
  }

  var elements: [Name] {
    switch self {
    case .kind(.named(let name)): Platform.allCases.flatMap(name.names)
    case .kind: []
    case .child(_, let elements): elements
    }
  }
}

struct AttributeValues {
  /// Empty where unknown.
  var types: [AttributeType]

  var isBoolean: Bool { !types.isEmpty && types.allSatisfy { $0 == .bool } }

  var isNumber: Bool { !types.isEmpty && types.allSatisfy { $0 == .number || $0 == .integer } }

  /// Newer versions of Xcode can write unknown words.
  func meant(by text: String) -> String? {
    if types.contains(where: { $0.accepts(text) }) { return nil }
    let words = types.flatMap { type in
      if case .enumeration(let words) = type { words } else { [String]() }
    }
    return Misspelling.nearest(to: text, among: Set(words).sorted())
  }
}
