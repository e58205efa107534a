import IBLayout
import IBModel

extension LayoutCondition {
  package init(_ text: String) throws(ConditionError) {
    var reader = LayoutConditionReader(text)
    self = try reader.whole()
  }
}

/// A parser of conditions: `or` binds less than `and`, which binds less than `not`.
private struct LayoutConditionReader {
  private let tokens: [Token]
  private let end: Int
  private var next = 0
  private var depth = 0

  /// This bounds the recursion.
  private static let maximumDepth = 100

  private struct Token {
    var text: String
    var offset: Int
  }

  init(_ text: String) {
    var tokens: [Token] = []
    var word = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
      let isParenthesis = scalar == "(" || scalar == ")"
      if isSpace || isParenthesis {
        if !word.isEmpty { tokens.append(Token(text: word, offset: offset - word.utf8.count)) }
        word = ""
        if isParenthesis { tokens.append(Token(text: String(scalar), offset: offset)) }
      } else {
        word.unicodeScalars.append(scalar)
      }
      offset += scalar.utf8.count
    }
    if !word.isEmpty { tokens.append(Token(text: word, offset: offset - word.utf8.count)) }
    self.tokens = tokens
    end = text.utf8.count
  }

  mutating func whole() throws(ConditionError) -> LayoutCondition {
    guard !tokens.isEmpty else { throw ConditionError(offset: 0, reason: .empty) }
    let result = try alternatives()
    if let token = current { throw ConditionError(offset: token.offset, reason: .surplus(token.text)) }
    return result
  }

  private mutating func alternatives() throws(ConditionError) -> LayoutCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < LayoutConditionReader.maximumDepth else { throw expected() }
    var result = try conjunction()
    while take("or") { result = .or(result, try conjunction()) }
    return result
  }

  private mutating func conjunction() throws(ConditionError) -> LayoutCondition {
    var result = try negation()
    while take("and") { result = .and(result, try negation()) }
    return result
  }

  private mutating func negation() throws(ConditionError) -> LayoutCondition {
    var isNegated = false
    while take("not") { isNegated.toggle() }
    let result = try single()
    return isNegated ? .not(result) : result
  }

  private mutating func single() throws(ConditionError) -> LayoutCondition {
    if take("(") {
      let inner = try alternatives()
      guard take(")") else { throw ConditionError(offset: current?.offset ?? end, reason: .openParenthesis) }
      return inner
    }
    if take("has") {
      guard let token = current, !LayoutConditionReader.joints.contains(token.text) else { throw expected() }
      next += 1
      return .has(LayoutCondition.Name(text: token.text, offset: token.offset))
    }
    if let constant = LayoutConditionReader.constants[current?.text ?? ""] {
      next += 1
      return constant
    }
    guard current != nil else { throw expected() }
    let start = next
    let left = try operand()
    guard let comparison = self.comparison() else {
      if case .state(let name) = left { return .state(name) }
      next = start
      throw unknown()
    }
    return .comparison(left, comparison, try operand())
  }

  private mutating func comparison() -> LayoutCondition.Comparison? {
    guard let known = LayoutConditionReader.comparisons[current?.text ?? ""] else { return nil }
    next += 1
    return known == .equal && take("not") ? .different : known
  }

  private mutating func operand() throws(ConditionError) -> LayoutCondition.Operand {
    guard let token = current, !LayoutConditionReader.joints.contains(token.text) else {
      throw ConditionError(offset: current?.offset ?? end, reason: .expectedOperand(found: current?.text))
    }
    next += 1
    if let number = Double(finite: token.text) { return .number(number) }
    if let quantity = LayoutCondition.Quantity(rawValue: token.text) { return .quantity(quantity) }
    let name = { (prefix: Int) in
      LayoutCondition.Name(text: String(token.text.dropFirst(prefix)), offset: token.offset)
    }
    if token.text.hasPrefix("state.") { return .state(name("state.".count)) }
    if token.text.hasPrefix("metric.") { return .metric(name("metric.".count)) }
    return .word(name(0))
  }

  private static let joints: Set<String> = ["and", "or", "(", ")"]

  private static let constants: [String: LayoutCondition] = [
    "yes": .constant(true), "no": .constant(false), "portrait": .orientation(.portrait),
    "landscape": .orientation(.landscape),
  ]

  private static let comparisons: [String: LayoutCondition.Comparison] = [
    "is": .equal, "eq": .equal, "=": .equal, "ne": .different, "lt": .less, "<": .less, "le": .lessOrEqual,
    "≤": .lessOrEqual, "gt": .greater, ">": .greater, "ge": .greaterOrEqual, "≥": .greaterOrEqual,
  ]

  private var current: Token? { next < tokens.count ? tokens[next] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard current?.text == text else { return false }
    next += 1
    return true
  }

  private func expected() -> ConditionError {
    ConditionError(offset: current?.offset ?? end, reason: .expectedCondition(found: current?.text))
  }

  /// Returns the mistake for a word that begins no condition: an unknown one, or one that has to be compared.
  private func unknown() -> ConditionError {
    guard let token = current, LayoutCondition.Quantity(rawValue: token.text) == nil,
      Double(finite: token.text) == nil, !token.text.hasPrefix("metric.")
    else { return expected() }
    let words = Array(LayoutConditionReader.constants.keys) + LayoutCondition.Quantity.allCases.map(\.rawValue)
    return ConditionError(
      offset: token.offset,
      reason: .unknownWord(token.text, nearest: EditDistance.nearest(to: token.text, among: words.sorted())))
  }
}
