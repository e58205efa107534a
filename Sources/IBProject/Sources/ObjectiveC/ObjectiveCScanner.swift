/// Finds the declarations of an Objective-C file, and the names that its code looks up. All branches of `#if` count.
struct ObjectiveCScanner {
  let text: SourceBytes
  let tokens: [Token]
  var next = 0
  var types: [TypeDeclaration] = []
  var uses: [IdentifierUse] = []
  /// Where the code of each type starts and ends.
  private(set) var typeMarks: [UseScanner.TypeMark] = []
  /// Whether a class, a category or a protocol is open, up to `@end`; it is the last of `types`.
  var isInType = false
  /// Braces that are open around the position.
  private var depth = 0

  private let branches: [ObjectiveCLexer.Branch]
  /// The bytes of all preprocessor directives, which have no tokens.
  let directives: [Range<Int>]
  private var nextBranch = 0
  /// The depth at each `#if` that is open. Its branches start at the same depth.
  private var depthsAtBranches: [Int] = []

  init(_ text: SourceBytes) {
    var lexer = ObjectiveCLexer(text)
    lexer.readAll()
    self.text = text
    tokens = lexer.tokens
    branches = lexer.branches
    directives = lexer.directives
  }

  /// Reads the whole file.
  mutating func scan() {
    while let token = peek() {
      followBranches()
      next += 1
      switch token.kind {
      case .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: "}")): depth = max(0, depth - 1)
      case .mark(UInt8(ascii: "@")): readKeyword()
      case .mark(UInt8(ascii: "-")) where isInType && depth == 0: readMethod(isStatic: false)
      case .mark(UInt8(ascii: "+")) where isInType && depth == 0: readMethod(isStatic: true)
      case .string: readLiteral(token)
      default: break
      }
    }
  }

  /// Braces of several branches would be counted together.
  private mutating func followBranches() {
    while nextBranch < branches.count, branches[nextBranch].token < next + 1 {
      switch branches[nextBranch].kind {
      case .start: depthsAtBranches.append(depth)
      case .alternative: depth = depthsAtBranches.last ?? depth
      case .end: _ = depthsAtBranches.popLast()
      }
      nextBranch += 1
    }
  }

  private mutating func readKeyword() {
    guard let word = peek(), word.kind == .word else { return }
    switch text.text(word) {
    case "interface": readType(.class)
    case "implementation": readType(.extension)
    case "protocol": readType(.protocol)
    case "end":
      isInType = false
      depth = 0
      typeMarks.append(UseScanner.TypeMark(token: next, type: nil))
    case "property" where isInType: readProperty()
    case "synthesize" where isInType, "dynamic" where isInType: readSynthesized()
    default: break
    }
  }

  /// Enters a type whose head starts at a keyword: `@interface Name : Super <P> { variables }`.
  private mutating func readType(_ kind: TypeDeclaration.Kind) {
    let keyword = next
    next += 1
    guard let name = peek(), name.isName else { return }
    next += 1
    var type = TypeDeclaration(
      name: text.text(name), kind: kind, language: .objectiveC, offset: tokens[keyword - 1].start)
    // A declaration ahead of the protocol itself, or an expression `@protocol(Name)`.
    if kind == .protocol, let token = peek(), token.is(";") || token.is(",") { return }
    if kind == .class { skipTypeParameters() }
    if take("(") {
      type.kind = .extension
      skip(to: ")")
    }
    if take(":"), let parent = peek(), parent.isName {
      next += 1
      type.inherited.append(text.text(parent))
    }
    if peek()?.is("<") == true { type.inherited += readProtocols() }
    types.append(type)
    typeMarks.append(UseScanner.TypeMark(token: next, type: types.count - 1))
    isInType = true
    depth = 0
    if take("{") { readVariables() }
  }

  /// `<Key, Value>` behind the name of a class, where a superclass or variables follow.
  private mutating func skipTypeParameters() {
    guard peek()?.is("<") == true else { return }
    let start = next
    _ = readProtocols()
    if peek()?.is(":") != true { next = start }
  }

  /// The names in angle brackets, and in those of generic superclasses.
  private mutating func readProtocols() -> [String] {
    var names: [String] = []
    while take("<") {
      while let token = peek(), !token.is(">"), !token.is("{"), !token.is(";") {
        next += 1
        if token.isName { names.append(text.text(token)) }
      }
      _ = take(">")
    }
    return names
  }
}

/// Steps over tokens.
extension ObjectiveCScanner {
  func peek() -> Token? { next < tokens.count ? tokens[next] : nil }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let token = peek(), token.is(mark) else { return false }
    next += 1
    return true
  }

  /// Skips everything up to and including a mark; brackets in between do not count.
  mutating func skip(to mark: Unicode.Scalar) {
    while let token = peek() {
      next += 1
      if token.is(mark) { return }
    }
  }

  /// Skips parentheses and what is in them, if they follow.
  mutating func skipParentheses() {
    guard peek()?.is("(") == true else { return }
    var depth = 0
    while let token = peek() {
      next += 1
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
