extension ObjectiveCScanner {
  mutating func readMethod(isStatic: Bool) {
    var mark: MemberDeclaration.Mark?
    if peek()?.is("(") == true {
      let start = next
      skipParentheses()
      mark = self.mark(of: tokens[start..<next])
    }
    guard let first = peek(), first.isName else { return }
    next += 1
    var selector = text.text(first)
    var type: String?
    while take(":") {
      selector += ":"
      let start = next
      skipParentheses()
      if type == nil { type = className(in: tokens[start..<next]) }
      readArgumentName()
      if let piece = peek(), piece.isName, next + 1 < tokens.count, tokens[next + 1].is(":") {
        next += 1
        selector += text.text(piece)
      }
    }
    guard !isStatic, let index = types.indices.last else { return }
    types[index].members.append(
      MemberDeclaration(
        name: selector, kind: .method, mark: mark, type: type, isExposed: true, offset: first.start))
  }

  /// Skips the name of an argument, with preceding qualifiers such as `__unused`.
  private mutating func readArgumentName() {
    while let word = peek(), word.isName {
      if next + 1 < tokens.count, tokens[next + 1].is(":") { return }
      next += 1
      if peek()?.is("(") == true { skipParentheses() }
    }
  }

  mutating func readProperty() {
    next += 1
    let start = next
    skipParentheses()
    let isWeak = tokens[start..<next].contains { text.token($0, is: "weak") }
    addVariables(of: statement(), isWeak: isWeak)
  }

  /// Reads `@synthesize a, b = _b;` and `@dynamic a;`. The names may be those of protocol properties.
  mutating func readSynthesized() {
    next += 1
    let words = statement()
    for (index, token) in words.enumerated() where token.isName {
      // The name after `=` is that of the variable, which key-value coding finds, too.
      let isNew = index == 0 || words[index - 1].is(",") || words[index - 1].is("=")
      if isNew { add(token, mark: nil, type: nil, isCollection: false) }
    }
  }

  mutating func readVariables() {
    while let token = peek(), !token.is("}"), !token.is("@") || isVisibility(at: next + 1) {
      if token.is("@") { next += 2 } else { addVariables(of: statement()) }
    }
    _ = take("}")
  }

  private func isVisibility(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return ["private", "public", "protected", "package"].contains(text.text(tokens[index]))
  }

  /// Reads the tokens up to the next semicolon, without the contents of braces.
  private mutating func statement() -> [Token] {
    var statement: [Token] = []
    var depth = 0
    while let token = peek(), !token.is("@"), depth > 0 || !token.is("}") {
      next += 1
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      if depth > 0 || token.is("}") { continue }
      if token.is(";") { break }
      statement.append(token)
    }
    return statement
  }

  private func mark(of words: some Sequence<Token>) -> MemberDeclaration.Mark? {
    for word in words where word.kind == .word {
      switch text.text(word) {
      case "IBOutlet", "IBOutletCollection": return .outlet
      case "IBAction": return .action
      case "IBSegueAction": return .segueAction
      case "IBInspectable": return .inspectable
      default: break
      }
    }
    return nil
  }

  /// Adds the variables of a statement such as `IBOutlet UILabel *a, *b`.
  private mutating func addVariables(of statement: [Token], isWeak: Bool = false) {
    let mark = mark(of: statement)
    var variable = Variable()
    variable.isWeak = isWeak || statement.contains { text.token($0, is: "__weak") }
    var index = 0
    while index < statement.count {
      let token = statement[index]
      index += 1
      switch token.kind {
      case .mark(UInt8(ascii: "*")): variable.isPointer = true
      case .mark(UInt8(ascii: "^")): variable.isBlock = true
      case .mark(UInt8(ascii: "<")): index = end(of: ("<", ">"), in: statement, from: index)
      case .mark(UInt8(ascii: "(")) where !isBlock(statement, at: index):
        let inside = statement[index..<end(of: ("(", ")"), in: statement, from: index)]
        index = inside.endIndex
        if mark == .outlet, variable.type == nil, let name = inside.first, name.isName {
          variable.elementType = text.text(name)
        }
      case .mark(UInt8(ascii: ",")):
        add(variable, mark)
        variable.name = nil
      case .mark(UInt8(ascii: "=")), .mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "[")): continue
      case .word: variable.read(token, text.text(token))
      default: break
      }
    }
    add(variable, mark)
  }

  private func isBlock(_ statement: [Token], at index: Int) -> Bool {
    index < statement.count && statement[index].is("^")
  }

  /// The index after the closing bracket; `start` is just after the opening one.
  private func end(of brackets: (Unicode.Scalar, Unicode.Scalar), in statement: [Token], from start: Int) -> Int {
    var (index, depth) = (start, 1)
    while index < statement.count, depth > 0 {
      if statement[index].is(brackets.0) { depth += 1 }
      if statement[index].is(brackets.1) { depth -= 1 }
      index += 1
    }
    return index
  }

  private mutating func add(_ variable: Variable, _ mark: MemberDeclaration.Mark?) {
    guard let name = variable.name else { return }
    let type = variable.elementType ?? (variable.isPointer || variable.type == "id" ? variable.type : nil)
    add(
      name, mark: mark, type: variable.isBlock ? nil : type, isCollection: variable.elementType != nil,
      isWeak: variable.isWeak)
  }

  private mutating func add(
    _ name: Token, mark: MemberDeclaration.Mark?, type: String?, isCollection: Bool, isWeak: Bool = false
  ) {
    guard let index = types.indices.last else { return }
    types[index].members.append(
      MemberDeclaration(
        name: text.text(name), kind: .property, mark: mark, type: type, isCollection: isCollection, isWeak: isWeak,
        isExposed: true, offset: name.start))
  }

  /// The class in a parameter such as `(UIButton *)`.
  private func className(in parameter: some Collection<Token>) -> String? {
    let words = parameter.filter { $0.isName && !Variable.isQualifier(text.text($0)) }
    return words.count == 1 ? words.first.map { text.text($0) } : nil
  }
}

/// A variable while its declaration is read.
private struct Variable {
  var type: String?
  var elementType: String?
  var name: Token?
  var isPointer = false
  var isBlock = false
  var isWeak = false

  /// The first word is the type and the last one the name, except for macros after it.
  mutating func read(_ token: Token, _ word: String) {
    guard !Variable.isQualifier(word) else { return }
    if type == nil {
      type = word
    } else if name == nil || !Variable.isMacro(word) {
      name = token
    }
  }

  /// Whether a word looks like a macro, such as `UI_APPEARANCE_SELECTOR`.
  static func isMacro(_ word: String) -> Bool {
    word.count > 2 && word.utf8.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  static func isQualifier(_ word: String) -> Bool {
    word.hasPrefix("__") || qualifiers.contains(word)
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBOutletCollection", "IBInspectable", "const", "nullable", "nonnull", "_Nullable", "_Nonnull",
    "_Null_unspecified", "null_unspecified", "volatile", "static", "strong", "weak", "unsafe_unretained", "kindof",
    "null_resettable", "inout", "in", "out", "struct", "unsigned", "signed", "enum", "GKInspectable", "NS_SWIFT_NAME",
  ]
}
