/// A scanner for the declarations of a Swift file and the names it looks up, in all branches of `#if`.
///
/// An explicit stack of brackets replaces recursion, so nesting is unlimited.
struct SwiftScanner {
  let text: SourceBytes
  let tokens: [Token]
  var next = 0
  var types: [TypeDeclaration] = []
  var uses: [IdentifierUse] = []
  private(set) var imports: Set<String> = []
  private(set) var typeMarks: [UseScanner.TypeMark] = []
  /// Uses of names that are constants of the file, by the name of the constant.
  var constantUses: [IdentifierUse] = []
  var prefix = DeclarationPrefix()
  private var scopes: [Scope] = []
  /// Indices in `types` of the open types, innermost last.
  private var openTypes: [Int] = []

  private enum Scope {
    case type
    case code
    /// Parentheses or brackets, with the index of the token before them.
    case arguments(of: Int)
  }

  init(_ text: SourceBytes) {
    var lexer = SwiftLexer(text)
    lexer.readAll()
    self.text = text
    tokens = lexer.tokens
  }

  mutating func scan() {
    while let token = peek() {
      next += 1
      switch token.kind {
      case .mark(let byte): readMark(byte)
      case .string: readLiteral(token)
      case .word where isDeclarationPlace: readWord(token)
      case .word:
        clearPrefix()
        readConstant(token)
      default: clearPrefix()
      }
    }
    if !constantUses.isEmpty { resolveConstants() }
  }

  private mutating func clearPrefix() {
    if !prefix.isEmpty { prefix = DeclarationPrefix() }
  }

  /// Whether declarations of the file or a type can follow, rather than code.
  private var isDeclarationPlace: Bool {
    switch scopes.last {
    case nil, .type: true
    case .code, .arguments: false
    }
  }

  var openType: Int? { openTypes.last }

  var calledFunction: String? {
    guard case .arguments(var index) = scopes.last, tokens.indices.contains(index) else { return nil }
    if tokens[index].is(">"), let open = tokens[..<index].suffix(8).lastIndex(where: { $0.is("<") }) {
      index = open - 1
    }
    guard index >= 0, tokens[index].isName else { return nil }
    return text.text(tokens[index])
  }

  private mutating func readMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): scopes.append(.code)
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "("), UInt8(ascii: "["): scopes.append(.arguments(of: next - 2))
    case UInt8(ascii: ")"), UInt8(ascii: "]"): if case .arguments = scopes.last { scopes.removeLast() }
    case UInt8(ascii: "@") where isDeclarationPlace && startsDeclaration(at: next - 1):
      readAttribute()
      return
    default: break
    }
    clearPrefix()
  }

  /// Closes the innermost braces, even if parentheses in them are still open.
  private mutating func closeBrace() {
    while let scope = scopes.popLast() {
      switch scope {
      case .arguments: continue
      case .code: return
      case .type:
        openTypes.removeLast()
        typeMarks.append(UseScanner.TypeMark(token: next, type: openTypes.last))
        return
      }
    }
  }

  /// Enters the members of a type before its opening brace.
  mutating func open(_ type: TypeDeclaration) {
    types.append(type)
    guard take("{") else { return }
    scopes.append(.type)
    openTypes.append(types.count - 1)
    typeMarks.append(UseScanner.TypeMark(token: next, type: types.count - 1))
  }

  /// Whether an attribute or keyword belongs to a declaration rather than to a type or an expression.
  private func startsDeclaration(at index: Int) -> Bool {
    guard index > 0, case .mark(let byte) = tokens[index - 1].kind else { return true }
    return !".:=,<&".utf8.contains(byte) && !isArrow(at: index - 1)
  }

  private mutating func readWord(_ word: Token) {
    guard startsDeclaration(at: next - 1) else { return }
    if text.token(word, is: "class"), let member = peek(), isMemberKeyword(member) {
      prefix.modifiers.insert(.class)
    } else if let keyword = SwiftKeyword.table.value(of: word, in: text) {
      read(keyword, at: word)
      clearPrefix()
    } else if let modifier = DeclarationPrefix.Modifier.table.value(of: word, in: text) {
      readModifier(modifier)
    } else {
      clearPrefix()
    }
  }

  private mutating func readModifier(_ modifier: DeclarationPrefix.Modifier) {
    prefix.modifiers.insert(modifier)
    // As in `private(set)`.
    if peek()?.is("(") == true { skipBalanced() }
  }

  private mutating func read(_ keyword: SwiftKeyword, at word: Token) {
    switch keyword {
    case .class: readType(.class, at: word)
    case .actor: if peek()?.isName == true, isTypeHead(at: next + 1) { readType(.value, at: word) }
    case .struct, .enum: readType(.value, at: word)
    case .extension: readType(.extension, at: word)
    case .protocol: readType(.protocol, at: word)
    case .typealias: readAlias(at: word)
    case .var, .let: readProperties()
    case .func: readMethod()
    case .`init`: readInitializer(at: word)
    case .import: readImport()
    }
  }

  /// Skips the declaration kind in `import class UIKit.UIView`, which declares nothing.
  private mutating func readImport() {
    if let word = peek(), SwiftKeyword.table.value(of: word, in: text) != nil { next += 1 }
    if let module = peek(), module.isName { imports.insert(text.text(module)) }
    readPath()
  }

  /// Whether `class` is a modifier before this word, as in `class func`.
  private func isMemberKeyword(_ word: Token) -> Bool {
    guard word.kind == .word else { return false }
    return SwiftScanner.memberKeywords.contains(word, in: text)
      || DeclarationPrefix.Modifier.table.value(of: word, in: text) != nil
  }

  private static let memberKeywords = WordTable<Bool>(["func", "var", "let", "subscript"])

  private func isTypeHead(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return ["{", ":", "<"].contains { tokens[index].is($0) } || text.token(tokens[index], is: "where")
  }
}

private enum SwiftKeyword: String, CaseIterable {
  case `class`, `actor`, `struct`, `enum`, `extension`, `protocol`, `typealias`, `var`, `let`, `func`
  case `import`, `init`

  static let table = WordTable(Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }))
}

/// The attributes and modifiers before a declaration.
struct DeclarationPrefix {
  /// Modifiers that determine whether members can be found at run time, and those that can precede them.
  enum Modifier: String, CaseIterable {
    case open, `public`, package, `internal`, `fileprivate`, `private`, final, `static`, `class`, override, dynamic
    case weak, unowned, lazy, required, convenience, nonisolated, indirect, mutating, nonmutating, optional
    case isolated, distributed, prefix, postfix, infix, consuming, borrowing, `async`

    static let table = WordTable(Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }))
  }

  var isEmpty: Bool { attributes.isEmpty && modifiers.isEmpty }

  var attributes: Set<String> = []
  var modifiers: Set<Modifier> = []
  /// The name in `@objc(name)`.
  var objectiveCName: String?

  var mark: MemberDeclaration.Mark? {
    if attributes.contains("IBOutlet") { return .outlet }
    if attributes.contains("IBAction") { return .action }
    if attributes.contains("IBSegueAction") { return .segueAction }
    if attributes.contains("IBInspectable") { return .inspectable }
    return nil
  }

  /// Whether Objective-C can find the member: an overriding one is found if that of the superclass is.
  var exposesMember: Bool {
    if modifiers.contains(.static) || modifiers.contains(.class) || attributes.contains("nonobjc") { return false }
    return mark != nil || !attributes.isDisjoint(with: ["objc", "NSManaged", "GKInspectable"])
      || modifiers.contains(.override) || modifiers.contains(.dynamic)
  }
}
