import IBBase

/// A scanner for the declarations of an Objective-C file and the names it looks up, in all branches of `#if`.
struct ObjectiveCScanner {
  let text: SourceBytes
  let tokens: [Token]
  var next = 0
  var types: [TypeDeclaration] = []
  var uses: [IdentifierUse] = []
  private(set) var typeMarks: [UseScanner.TypeMark] = []
  /// Whether a class, category or protocol is open, up to `@end`; it is the last of `types`.
  var isInType = false
  private var depth = 0

  private let branches: [ObjectiveCLexer.Branch]
  /// The bytes of preprocessor directives, which have no tokens.
  let directives: [Range<Int>]
  private var nextBranch = 0
  /// The depth at each open `#if`. All its branches start at that depth.
  private var depthsAtBranches: [Int] = []

  init(_ text: SourceBytes) {
    var lexer = ObjectiveCLexer(text)
    lexer.readAll()
    self.text = text
    tokens = lexer.tokens
    branches = lexer.branches
    directives = lexer.directives
  }

  /// The names of the sources in `#include "Card.mm"`.
  var includedSources: Set<String> {
    Set(
      directives.compactMap { directive in
        let parts = text.bytes[directive].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard parts.count > 2, parts[0].range(of: "include") != nil || parts[0].range(of: "import") != nil else {
          return nil
        }
        let path = String(decoding: parts[1], as: UTF8.self)
        return path.hasSuffix(".m") || path.hasSuffix(".mm") ? path.split(separator: "/").last.map(String.init) : nil
      })
  }

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
      case .word where text.token(token, is: "NSStringFromClass"): readOwnName(token)
      default: break
      }
    }
  }

  /// Resets the depth at each branch; otherwise the braces of several branches would add up.
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

  /// Enters a type at its keyword: `@interface Name : Super <P> { variables }`.
  private mutating func readType(_ kind: TypeDeclaration.Kind) {
    let keyword = next
    next += 1
    guard let name = peek(), name.isName else { return }
    next += 1
    var type = TypeDeclaration(
      name: text.text(name), kind: kind, language: .objectiveC, offset: tokens[keyword - 1].start)
    // A forward declaration, or an expression `@protocol(Name)`.
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

  /// Skips `<Key, Value>` after a class name if a superclass or variables follow.
  private mutating func skipTypeParameters() {
    guard peek()?.is("<") == true else { return }
    let start = next
    _ = readProtocols()
    if peek()?.is(":") != true { next = start }
  }

  /// The names in angle brackets, including those of generic superclasses.
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

  /// Reads `instantiateViewControllerWithIdentifier:NSStringFromClass([self class])`.
  private mutating func readOwnName(_ function: Token) {
    let place = next - 1
    guard place > 1, tokens[place - 1].is(":"), isInType, place + 4 < tokens.count,
      IdentifierUse.Kind.ofArgument(of: text.text(tokens[place - 2])) == .scene, tokens[place + 1].is("("),
      tokens[place + 2].is("["), text.token(tokens[place + 3], is: "self")
    else { return }
    uses.append(IdentifierUse(kind: .sceneOfOwnName, name: "", type: types.last?.name, offset: function.start))
  }

  mutating func readLiteral(_ literal: Token) {
    var place = next - 2
    if place >= 0, tokens[place].is("@") { place -= 1 }
    guard place > 0, tokens[place - 1].isName else { return }
    let word = text.text(tokens[place - 1])
    guard
      let kind = tokens[place].is(":")
        ? IdentifierUse.Kind.ofArgument(of: word) : tokens[place].is("(") ? .ofCall(of: word) : nil
    else { return }
    let type = isInType ? types.last?.name : nil
    let requiresCell = peek().map { text.token($0, is: "forIndexPath") } ?? false
    uses.append(
      IdentifierUse(
        kind: kind, name: text.text(literal), type: type, offset: literal.start,
        isRequired: kind != .reuse || requiresCell))
  }

  func peek() -> Token? { next < tokens.count ? tokens[next] : nil }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let token = peek(), token.is(mark) else { return false }
    next += 1
    return true
  }

  /// Skips up to and including a mark, ignoring brackets.
  mutating func skip(to mark: Unicode.Scalar) {
    while let token = peek() {
      next += 1
      if token.is(mark) { return }
    }
  }

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

extension IdentifierUse.Kind {
  /// The kind of name in a literal passed to a C function.
  static func ofCall(of function: String) -> IdentifierUse.Kind? {
    function == "NSClassFromString" ? .className : nil
  }

  /// The kind of name in a literal after a part of a selector.
  package static func ofArgument(of piece: String) -> IdentifierUse.Kind? {
    switch piece {
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier": .scene
    case "performSegueWithIdentifier": .segue
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier", "makeViewWithIdentifier": .reuse
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier": .registeredReuse
    case "initWithNibName", "nibWithNibName", "loadNibNamed", "initWithNibNamed", "initWithWindowNibName": .nib
    case "storyboardWithName": .storyboard
    case "setName": .imageName
    default: nil
    }
  }
}
