/// Finds what a name without a point in front of it is bound to in Swift code: a variable or parameter of the function around
/// it, or a member of the type.
struct SwiftBindings {
  let code: CodeTokens
  private let scanner: UseScanner

  init(_ code: CodeTokens) { (self.code, scanner) = (code, code.scanner) }

  /// A variable or parameter.
  struct Binding {
    /// Its type, as far as the code says it; `self` for the object itself.
    var type: String?
  }

  /// The variable or parameter that a name means; nil for one of the type or the file.
  ///
  /// It goes backward and skips what is closed: the braces of other scopes with their heads.
  /// - Parameter name: Another name than the one that is there.
  func binding(of index: Int, named name: String? = nil) -> Binding? {
    let name = name.map { Array($0.utf8)[...] } ?? code.text.bytes[code.range(index)]
    guard let brace = code.openBrace(around: index), !code.typeBraces.contains(brace) else { return nil }
    var place = index - 1
    while place >= 0 {
      if code.isMark(place, "}") {
        guard let open = code.opening(of: place) else { return nil }
        place = startOfHead(closedBy: open)
        continue
      }
      if code.isMark(place, "{"), code.isOfMember(place) { return bindingInHead(named: name, endingAt: place) }
      if code.has(name, at: place), let found = binding(at: place, of: index) { return found }
      // Variables of other cases are not those of this one.
      place = braceOfSwitch(labelledAt: place) ?? place - 1
    }
    return nil
  }

  /// The brace of a `switch` whose `case` or `default` a token is.
  private func braceOfSwitch(labelledAt index: Int) -> Int? {
    guard code.isWord(index, in: ["case", "default"]), !code.isMark(index - 1, in: ".,"),
      !code.isWord(index - 1, in: ["if", "guard", "while", "for"]), let brace = code.openBrace(around: index)
    else { return nil }
    var head = brace - 1
    while head > 0, !code.isWord(head, "switch"), !code.isMark(head, in: "{};") { head -= 1 }
    return code.isWord(head, "switch") ? brace : nil
  }

  /// Looks in the parameters of a function or an initializer whose brace is given.
  private func bindingInHead(named name: ArraySlice<UInt8>, endingAt brace: Int) -> Binding? {
    var place = brace - 1
    while place >= 0, !code.isMark(place, in: "{;") {
      if code.isMark(place, "}") {
        // A closure that a parameter has without an argument; other braces end what is in front of the head.
        guard let open = code.opening(of: place), code.openBracket(around: open).map({ code.isMark($0, "(") }) == true
        else { return nil }
        place = open - 1
        continue
      }
      if code.isWord(place, in: SwiftBindings.members), !code.isMark(place - 1, "."), !code.isMark(place + 1, ":") {
        return nil
      }
      if code.has(name, at: place), let found = parameter(at: place) { return found }
      place -= 1
    }
    return nil
  }

  private static let members: Set<String> = ["func", "init", "subscript", "deinit", "var", "let"]

  /// The first token in front of a closed scope and of the head whose variables only it has.
  private func startOfHead(closedBy brace: Int) -> Int {
    var place = brace - 1
    if code.isWord(place, "else") { return place - 1 }
    let end = max(0, brace - 300)
    while place >= end, !code.isMark(place, in: "{};") {
      if code.isMark(place, ")") || code.isMark(place, "]"), let open = code.opening(of: place), open >= end {
        place = open - 1
        continue
      }
      if code.isWord(place, in: SwiftBindings.heads), !code.isMark(place + 1, ":"), !code.isMark(place - 1, ".") {
        return place - 1
      }
      // A closure that is a value: what is in front of it is not its head.
      if code.isMark(place, "="), !code.isMark(place - 1, in: "=!<>"), !code.isMark(place + 1, "="),
        place == brace - 1
      {
        return place
      }
      place -= 1
    }
    return brace - 1
  }

  private static let heads: Set<String> = ["if", "for", "while", "switch", "catch", "func", "init"]

  // MARK: Declarations of variables

  /// As in `for label in`, `for await label in` and `for try await label in`.
  private func isOfLoop(_ place: Int) -> Bool {
    guard code.isWord(place + 1, "in") else { return false }
    var start = place - 1
    while code.isWord(start, in: ["await", "try"]) { start -= 1 }
    return code.isWord(start, "for")
  }

  /// As in `{ [label = self.label] in`.
  private func isCapturedValue(_ place: Int) -> Bool {
    guard code.isMark(place + 1, "="),
      code.isMark(place - 1, in: "[,") || code.isWord(place - 1, in: ["weak", "unowned"]),
      let open = code.openBracket(around: place)
    else { return false }
    return code.isMark(open, "[") && code.isMark(open - 1, "{")
  }

  /// Whether a name is that of a variable or parameter which is declared here.
  func declares(_ place: Int) -> Bool {
    if code.isMark(place - 1, ".") { return false }
    if isCapturedValue(place) { return true }
    return isOfLoop(place) || isFurtherVariable(place)
      || isInPattern(place)
      || isParameterOfClosure(place) || parameter(at: place) != nil
  }

  /// The variable that the token declares for code at an index.
  private func binding(at place: Int, of index: Int) -> Binding? {
    if code.isMark(place - 1, ".") || code.isMark(place - 1, "#") { return nil }
    if code.isWord(place - 1, "let") || code.isWord(place - 1, "var") {
      return isInInitializer(index, ofVariableAt: place) ? nil : Binding(type: typeOfVariable(at: place))
    }
    if isOfLoop(place) { return Binding() }
    if isFurtherVariable(place) { return isInInitializer(index, ofVariableAt: place) ? nil : Binding() }
    if isInPattern(place) { return isInInitializer(index, ofVariableAt: place) ? nil : Binding() }
    if isParameterOfClosure(place) { return Binding(type: code.isMark(place + 1, ":") ? typeName(at: place + 2) : nil) }
    return parameter(at: place)
  }

  /// As in `var a = 1, b = 2`, and in conditions of Swift 2.
  private func isFurtherVariable(_ place: Int) -> Bool {
    guard code.isMark(place - 1, ","), code.isMark(place + 1, "="), !code.isMark(place + 2, "=") else { return false }
    return code.openBracket(around: place).map { code.isMark($0, "{") } ?? false
  }

  /// A parameter of a function or an initializer.
  private func parameter(at place: Int) -> Binding? {
    guard code.isMark(place + 1, ":"), let open = code.openBracket(around: place), code.isMark(open, "("),
      code.isMark(place - 1, "(") || code.isMark(place - 1, ",") || code.isName(place - 1)
    else { return nil }
    return declaresParameters(open) ? Binding(type: typeName(at: place + 2)) : nil
  }

  /// Whether a parenthesis opens the parameters of a declaration.
  func declaresParameters(_ open: Int) -> Bool {
    var name = open - 1
    // As in `func == (left: A, right: A)`.
    while code.isMark(name, in: "=<>+-*/%!&|^~?") { name -= 1 }
    if name < open - 1, code.isWord(name, "func") { return true }
    name = open - 1
    if code.isMark(name, ">") {
      var depth = 0
      while name > 0 {
        if code.isMark(name, ">") { depth += 1 }
        if code.isMark(name, "<") { depth -= 1 }
        name -= 1
        if depth == 0 { break }
      }
    }
    while code.isMark(name, "?") || code.isMark(name, "!") { name -= 1 }
    if code.isWord(name, "init") || code.isWord(name, "subscript") { return !code.isMark(name - 1, ".") }
    return code.isName(name) && code.isWord(name - 1, "func")
  }

  /// Whether a name is one of several in parentheses: `let (a, b) =`, `for (a, b) in`, `case let .some(a)`.
  private func isInPattern(_ place: Int) -> Bool {
    guard code.isMark(place - 1, "(") || code.isMark(place - 1, ",") || code.isMark(place - 1, ":"),
      code.isMark(place + 1, ",") || code.isMark(place + 1, ")"), var open = code.openBracket(around: place),
      code.isMark(open, "(")
    else { return false }
    while let outer = code.openBracket(around: open), code.isMark(outer, "(") { open = outer }
    var before = open - 1
    while code.isName(before), code.isMark(before - 1, ".") { before -= code.isName(before - 2) ? 2 : 1 }
    if code.isMark(before, ".") { before -= 1 }
    if code.isName(before), code.isWord(before - 1, "let") || code.isWord(before - 1, "var") { before -= 1 }
    return code.isWord(before, "let") || code.isWord(before, "var") || code.isWord(before, "for")
      || code.isMark(open - 1, ".") == false && code.isWord(open - 1, "for")
  }

  /// As in `{ a, b in`, `{ [weak self] a in`, `{ (a: A, b) -> C in`.
  private func isParameterOfClosure(_ place: Int) -> Bool {
    var (start, end) = (place, place)
    if let open = code.openBracket(around: place), code.isMark(open, "("), let close = code.closing(of: open) {
      guard code.isMark(place - 1, "(") || code.isMark(place - 1, ",") || code.isName(place - 1) else { return false }
      (start, end) = (open, close)
      if !code.isMark(place + 1, in: ":,)") { return false }
      var next = close + 1
      let limit = min(code.tokens.count, next + 30)
      while next < limit, !code.isMark(next, in: "{};="), !code.isWord(next, "in") { next += 1 }
      guard code.isWord(next, "in") else { return false }
    } else {
      while code.isMark(end + 1, ","), code.isName(end + 2) { end += 2 }
      if code.isMark(end + 1, "-"), code.isMark(end + 2, ">") {
        let limit = min(code.tokens.count, end + 30)
        while end + 1 < limit, !code.isMark(end + 1, in: "{};="), !code.isWord(end + 1, "in") { end += 1 }
      }
      guard code.isWord(end + 1, "in"), !code.isWord(place - 1, "for") else { return false }
      while code.isMark(start - 1, ","), code.isName(start - 2) { start -= 2 }
    }
    if code.isMark(start - 1, "]"), let capture = code.opening(of: start - 1) { start = capture }
    return code.isMark(start - 1, "{")
  }

  /// Whether code at an index is part of the value that a variable is declared with, where the name means something else:
  /// the second `label` in `if let label = label`.
  private func isInInitializer(_ index: Int, ofVariableAt place: Int) -> Bool {
    if isInCase(place) { return false }
    var next = place + 1
    var depth = 0
    while next < index {
      if code.isMark(next, in: "([") { depth += 1 }
      if code.isMark(next, in: ")]") { depth -= 1 }
      if code.isMark(next, in: "{};") || code.isWord(next, "else") { return false }
      if depth == 0, code.isMark(next, ",") { return false }
      if depth <= 0, code.isNewLine(between: next, and: next + 1), !code.isMark(next, "="),
        !code.isMark(next + 1, in: ".?=")
      {
        return false
      }
      next += 1
    }
    return true
  }

  /// Whether a variable is one that a `case` of a `switch` declares.
  private func isInCase(_ place: Int) -> Bool {
    var before = place - 1
    while before >= 0, !code.isMark(before, in: "{};") {
      if code.isWord(before, "case") { return braceOfSwitch(labelledAt: before) != nil }
      if code.isMark(before, ":"), code.openBracket(around: before).map({ code.isMark($0, "(") }) != true {
        return false
      }
      before -= 1
    }
    return false
  }

  // MARK: Types

  private func typeOfVariable(at place: Int) -> String? {
    if code.isMark(place + 1, ":") { return typeName(at: place + 2) }
    guard code.isMark(place + 1, "=") else { return nil }
    if code.isWord(place + 2, "self"), !code.isMark(place + 3, ".") { return "self" }
    return scanner.typeOfValue(at: place + 2)
  }

  /// A plain type that is optional or not; nil for arrays and others.
  private func typeName(at place: Int) -> String? {
    let start = code.isWord(place, "inout") ? place + 1 : place
    guard let name = scanner.typeName(at: start) else { return nil }
    var last = start
    while code.isMark(last + 1, "."), code.isName(last + 2) { last += 2 }
    return code.isMark(last + 1, "<") || code.isMark(last + 1, "&") || code.isMark(last + 1, ".") ? nil : name
  }
}
