extension SwiftScanner {
  func peek() -> Token? { next < tokens.count ? tokens[next] : nil }

  /// Skips the next token if it is a mark; returns whether it was.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let token = peek(), token.is(mark) else { return false }
    next += 1
    return true
  }

  /// Reads a qualified name such as `UIKit.UIView`.
  @discardableResult
  mutating func readPath() -> String? {
    guard let first = peek(), first.isName else { return nil }
    next += 1
    var path = text.text(first)
    while next + 1 < tokens.count, tokens[next].is("."), tokens[next + 1].isName {
      path += "." + text.text(tokens[next + 1])
      next += 2
    }
    return path
  }

  mutating func skipAngles() {
    guard peek()?.is("<") == true else { return }
    var depth = 0
    while let token = peek(), !token.is("{"), !token.is("}") {
      next += 1
      if token.is("<") { depth += 1 }
      if token.is(">"), !isArrow(at: next - 1) { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Whether a token is the end of `->`.
  func isArrow(at index: Int) -> Bool {
    index > 0 && tokens[index].is(">") && tokens[index - 1].is("-") && tokens[index - 1].end == tokens[index].start
  }

  mutating func skipBalanced() {
    var depth = 0
    while let token = peek() {
      next += 1
      switch token.kind {
      case .mark(let byte) where "([{".utf8.contains(byte): depth += 1
      case .mark(let byte) where ")]}".utf8.contains(byte): depth -= 1
      default: break
      }
      if depth <= 0 { return }
    }
  }

  /// Keeps a literal that is passed to a function for looking up names.
  mutating func readLiteral(_ literal: Token) {
    let place = next - 1
    guard place > 0, place + 1 < tokens.count, tokens[place + 1].is(")") || tokens[place + 1].is(",") else { return }
    let kind: IdentifierUse.Kind?
    if tokens[place - 1].is(":"), place > 1, tokens[place - 2].isName {
      kind = .ofArgument(labelled: text.text(tokens[place - 2]), to: calledFunction)
    } else if tokens[place - 1].is("(") {
      kind = calledFunction.flatMap { .ofOnlyArgument(to: $0) }
    } else {
      kind = nil
    }
    guard let kind else { return }
    let type = openType.map { types[$0].name }
    uses.append(
      IdentifierUse(
        kind: kind, name: text.text(literal), type: type, offset: literal.start,
        isRequired: kind != .reuse || requiresCell(at: place)))
  }

  /// Reads a name as an argument in the place of a literal: a constant, `Name.constant.rawValue`,
  /// `String(describing: self)` or `String(describing: Page.self)`.
  mutating func readConstant(_ word: Token) {
    let place = next - 1
    guard place > 1, tokens[place - 1].is(":"), SwiftScanner.labels.contains(tokens[place - 2], in: text),
      var kind = IdentifierUse.Kind.ofArgument(labelled: text.text(tokens[place - 2]), to: calledFunction)
    else { return }
    var (last, name) = (place, text.text(word))
    if name == "String", place + 4 < tokens.count, text.token(tokens[place + 2], is: "describing") {
      last = place + 4
      name = text.text(tokens[last])
      while last + 2 < tokens.count, tokens[last + 1].is(".") { last += 2 }
      if name == "self", last == place + 4, kind == .scene { (kind, name) = (.sceneOfOwnName, "") }
      last += 1
      guard last + 1 < tokens.count, text.token(tokens[last - 1], is: "self"), !["self", "Self", "T"].contains(name)
      else { return }
      let type = openType.map { types[$0].name }
      uses.append(
        IdentifierUse(
          kind: kind, name: name, type: type, offset: word.start, isRequired: kind != .reuse || requiresCell(at: last)))
      return
    }
    while last + 2 < tokens.count, tokens[last + 1].is("."), tokens[last + 2].isName {
      last += 2
      if !text.token(tokens[last], is: "rawValue") { name = text.text(tokens[last]) }
    }
    guard last + 1 < tokens.count, tokens[last + 1].is(")") || tokens[last + 1].is(",") else { return }
    constantUses.append(
      IdentifierUse(
        kind: kind, name: name, type: openType.map { types[$0].name }, offset: word.start,
        isRequired: kind != .reuse || requiresCell(at: last)))
  }

  private static let labels = WordTable<Bool>(["withIdentifier", "identifier", "withReuseIdentifier"])

  /// Adds the uses of constants that the file declares once: `let name = "…"`, `case name = "…"`.
  mutating func resolveConstants() {
    var values: [String: Set<String>] = [:]
    for index in tokens.indices.dropFirst() where tokens[index].kind == .string {
      // As in `let name: String = "…"` and `let name = Identifier("…")`.
      let before = tokens[..<index].suffix(8)
      guard let sign = before.lastIndex(where: { $0.is("=") }),
        let keyword = before[..<sign].lastIndex(where: { text.token($0, is: "let") || text.token($0, is: "case") }),
        before[(sign + 1)...].allSatisfy({ $0.isName || $0.is("(") || $0.is(":") || $0.is(".") }),
        index + 1 == tokens.count || !tokens[index + 1].is("+")
      else { continue }
      values[text.text(tokens[keyword + 1]), default: []].insert(text.text(tokens[index]))
    }
    for use in constantUses {
      guard let value = values[use.name], value.count == 1, let name = value.first else { continue }
      var use = use
      use.name = name
      uses.append(use)
    }
  }

  /// Whether a call that dequeues a cell has an index path, or its result is unwrapped: there has to be a prototype.
  private func requiresCell(at literal: Int) -> Bool {
    guard literal + 2 < tokens.count else { return false }
    let (next, last) = (tokens[literal + 1], tokens[literal + 2])
    if next.is(",") { return text.token(last, is: "for") || text.token(last, is: "forIndexPath") }
    return last.is("!") || text.token(last, is: "as") && literal + 3 < tokens.count && tokens[literal + 3].is("!")
  }
}

extension IdentifierUse.Kind {
  /// The kind of name in a labeled argument.
  package static func ofArgument(labelled label: String, to function: String?) -> IdentifierUse.Kind? {
    switch (label, function) {
    case ("withIdentifier", "performSegue"), ("withIdentifier", "shouldPerformSegue"): .segue
    case ("withIdentifier", "instantiateViewController"), ("withIdentifier", "instantiateController"),
      ("identifier", "instantiateViewController"),
      // Of SwiftGen.
      ("identifier", "SceneType"):
      .scene
    case ("withIdentifier", "dequeueReusableCell"), ("withReuseIdentifier", "dequeueReusableCell"),
      ("withReuseIdentifier", "dequeueReusableSupplementaryView"), ("withIdentifier", "makeView"):
      .reuse
    case ("forCellReuseIdentifier", _), ("forCellWithReuseIdentifier", _), ("withReuseIdentifier", "register"),
      ("forHeaderFooterViewReuseIdentifier", _):
      .registeredReuse
    case ("nibName", _), ("nibNamed", _): .nib
    case ("name", "UIStoryboard"), ("name", "NSStoryboard"): .storyboard
    default: nil
    }
  }

  /// The kind of name in a first argument without label.
  package static func ofOnlyArgument(to function: String) -> IdentifierUse.Kind? {
    switch function {
    case "NSClassFromString": .className
    case "loadNibNamed": .nib
    case "instantiateViewControllerWithIdentifier": .scene
    case "performSegueWithIdentifier": .segue
    case "setName": .imageName
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier": .reuse
    default: nil
    }
  }
}
