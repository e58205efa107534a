import IBXML

/// A parser of selectors:
///
///     selector   = and { ("or" | ",") and }
///     and        = unary { "and" unary }
///     unary      = "not" unary | chain
///     chain      = step { [">"] step }
///     step       = ("(" selector ")" | "*" | kind | "'" name "'" | nothing) { qualifier }
///     qualifier  = "[" test "]" | ":" word [ "(" argument ")" ] | "#" id | "." class
struct SelectorReader {
  var cursor: SelectorCursor
  private(set) var relations: [Relation] = []
  private(set) var kinds: [KindTest] = []
  var classes = SizeClasses.any
  private var depth = 0

  /// In bytes.
  static let longest = 10_000
  /// Each relation is a pass over the document.
  static let mostRelations = 100
  /// The maximum nesting of parentheses and `not`.
  static let deepest = 50

  init(_ text: String) throws(SelectorError) {
    cursor = SelectorCursor(Array(text.utf8))
    if cursor.bytes.count > SelectorReader.longest {
      throw failure("the selector has \(cursor.bytes.count) bytes, the most are \(SelectorReader.longest)", at: 0)
    }
  }

  func failure(_ problem: String, at offset: Int, nearest: String? = nil, advice: String? = nil) -> SelectorError {
    SelectorError(problem, at: offset, in: cursor.bytes, nearest: nearest, advice: advice)
  }

  func shortened(_ text: String) -> String { text.count > 60 ? String(text.prefix(59)) + "…" : text }

  func unchecked(_ name: String) -> String { "a name in quotes is not checked: `'\(shortened(name))'`" }

  mutating func selector() throws(SelectorError) -> Selection {
    let condition = try alternatives()
    if cursor.next == nil { return Selection(condition) }
    if cursor.next == UInt8(ascii: ")") { throw failure("there is no `(` for this `)`", at: cursor.position) }
    throw failure(
      "\(cursor.nextText) is not expected here", at: cursor.position, advice: "`and` or `or` joins conditions")
  }

  mutating func alternatives() throws(SelectorError) -> SelectorCondition {
    try nested { reader throws(SelectorError) in
      var parts = [try reader.conjunction()]
      while reader.takeOr() { parts.append(try reader.conjunction()) }
      return parts.count == 1 ? parts[0] : .any(parts)
    }
  }

  private mutating func takeOr() -> Bool {
    cursor.skipSpaces()
    return cursor.take(",") || takeWord("or")
  }

  private mutating func conjunction() throws(SelectorError) -> SelectorCondition {
    var parts = [try negation()]
    while takeWord("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(SelectorError) -> SelectorCondition {
    guard takeWord("not") else { return try chain() }
    return .not(try nested { reader throws(SelectorError) in try reader.negation() })
  }

  private mutating func nested(
    _ body: (inout SelectorReader) throws(SelectorError) -> SelectorCondition
  ) throws(SelectorError) -> SelectorCondition {
    depth += 1
    defer { depth -= 1 }
    if depth > SelectorReader.deepest {
      throw failure("the selector is nested more than \(SelectorReader.deepest) levels deep", at: cursor.position)
    }
    return try body(&self)
  }

  private mutating func takeWord(_ word: String) -> Bool {
    cursor.skipSpaces()
    var ahead = cursor
    guard ahead.word() == word, ahead.next != UInt8(ascii: "[") else { return false }
    cursor = ahead
    cursor.skipSpaces()
    return true
  }

  /// Reads `stackView button`, a button inside of a stack view, or `stackView > button`, a child of one.
  private mutating func chain() throws(SelectorError) -> SelectorCondition {
    var condition = try step()
    while true {
      let end = cursor.position
      cursor.skipSpaces()
      let isParent = cursor.take(">")
      if isParent { cursor.skipSpaces() }
      guard isParent || cursor.position > end && beginsStep else { return condition }
      let relation = try self.relation(isParent ? .parent : .inside, to: condition)
      condition = .all([try step(), relation])
    }
  }

  private var beginsStep: Bool {
    var ahead = cursor
    let word = ahead.word()
    if !word.isEmpty { return !["and", "or", "not"].contains(word) }
    guard let next = cursor.next else { return false }
    return "*[:#.('\"".utf8.contains(next)
  }

  private mutating func step() throws(SelectorError) -> SelectorCondition {
    let start = cursor.position
    var parts: [SelectorCondition] = []
    var kind: KindTest?
    if cursor.take("(") {
      parts.append(try alternatives())
      try close("(", at: start)
    } else if !cursor.take("*") {
      kind = try kindTest()
      if let kind { parts.append(.kind(position(of: kind))) }
    }
    while let qualifier = try qualifier(of: kind) { parts.append(qualifier) }
    if cursor.position == start {
      throw failure(
        "a kind such as `button`, `*` or a condition is expected, not \(cursor.nextText)", at: start)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func kindTest() throws(SelectorError) -> KindTest? {
    let start = cursor.position
    if let next = cursor.next, "'\"".utf8.contains(next) {
      return .exactly(try quoted())
    }
    let word = cursor.word()
    if word.isEmpty { return nil }
    if let name = KindName(word) { return .named(name) }
    throw failure(
      "there is no kind `\(shortened(word))`", at: start, nearest: KindName.nearest(to: word),
      advice: unchecked(word))
  }

  private mutating func position(of kind: KindTest) -> Int {
    if let known = kinds.firstIndex(of: kind) { return known }
    kinds.append(kind)
    return kinds.count - 1
  }

  mutating func relation(
    _ kind: Relation.Kind, to condition: SelectorCondition
  ) throws(SelectorError) -> SelectorCondition {
    if relations.count == SelectorReader.mostRelations {
      throw failure("the selector has more than \(SelectorReader.mostRelations) relations", at: cursor.position)
    }
    relations.append(Relation(kind: kind, selection: Selection(condition)))
    return .relation(relations.count - 1)
  }

  mutating func close(_ open: String, at start: Int) throws(SelectorError) {
    cursor.skipSpaces()
    if cursor.take(")") { return }
    let problem = cursor.next == nil ? "there is no `)` for this `\(open)`" : "\(cursor.nextText) is not expected here"
    throw failure(
      problem, at: cursor.next == nil ? start : cursor.position,
      advice: cursor.next == nil ? nil : "`and` or `or` joins conditions, `)` ends them")
  }

  mutating func quoted() throws(SelectorError) -> String {
    let start = cursor.position
    if let text = cursor.delimited(keepsBackslashes: false) { return text }
    throw failure("the text in quotes has no end", at: start)
  }

  mutating func expression() throws(SelectorError) -> RegularExpression {
    let start = cursor.position
    guard let text = cursor.delimited(keepsBackslashes: true) else {
      throw failure("the regular expression has no `/` at its end", at: start)
    }
    let ignoresCase = cursor.take("i")
    do throws(ExplainedError) { return try RegularExpression(text, ignoresCase: ignoresCase) } catch {
      throw failure("the regular expression is wrong: \(error)", at: start + 1 + (error.offset ?? 0))
    }
  }
}
