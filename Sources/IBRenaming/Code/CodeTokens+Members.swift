import IBProject

/// Places of an outlet or action whose name is declared only once. Scopes are not analyzed: each place is the
/// declaration, a use, or has an obstacle because something else may have the name there.
extension CodeTokens {
  package func swiftPlaces(ofMember name: String, declaredAt offsets: Set<Int>) -> [CodePlace] {
    indices(of: name).map { CodePlace(range($0), obstacle: isDeclared($0, offsets) ? nil : obstacleOfMember($0)) }
  }

  /// The places of a property in Objective-C code: its name, variable and setter.
  package func objectiveCPlaces(ofProperty name: String, declaredAt offsets: Set<Int>) -> [CodePlace] {
    [CodePlace.Form.plain, .variable, .setter].flatMap { form in
      indices(of: form.spelled(name)).map { index in
        CodePlace(
          range(index), obstacle: isDeclared(index, offsets) ? nil : obstacleOfProperty(index, form), form: form)
      }
    } + directivePlaces(name)
  }

  /// The places of the first word of a selector in Objective-C code.
  package func objectiveCPlaces(
    ofSelector parts: [String], hasArguments: Bool, declaredAt offsets: Set<Int>
  ) -> [CodePlace] {
    let name = parts.first ?? ""
    return indices(of: name).map { index in
      let isSame = isDeclared(index, offsets) || isSelector(index, parts, hasArguments)
      return CodePlace(range(index), obstacle: isSame ? nil : "something else has this name")
    } + directivePlaces(name)
  }

  private static let declared = "something else is declared with this name"
  private static let label = "this is a label or a parameter"

  private func isDeclared(_ index: Int, _ offsets: Set<Int>) -> Bool { offsets.contains(tokens[index].start) }

  private func obstacleOfMember(_ index: Int) -> String? {
    if isMark(index - 1, ".") {
      return isImplicit(index) ? "this is a member of a type that the code does not name" : nil
    }
    if isWord(index - 1, in: CodeTokens.declaringWords) || isVariable(index) { return CodeTokens.declared }
    if isMark(index + 1, ":"), !isMark(index - 1, "?") { return CodeTokens.label }
    // As in `func show(label text: String)`.
    if isMark(index - 1, in: "(,"), isName(index + 1), isMark(index + 2, ":") { return CodeTokens.label }
    return nil
  }

  private static let declaringWords = otherDeclarations.union(["class", "for", "weak", "unowned"])

  /// Whether the name is an implicit member, as in `a = .label`.
  private func isImplicit(_ index: Int) -> Bool {
    var base = index - 2
    while isMark(base, in: "?!"), base > 0, tokens[base].start == tokens[base - 1].end { base -= 1 }
    if isName(base) {
      return isWord(base, in: ["return", "in", "case", "else", "default", "try", "await", "is", "as"])
    }
    guard tokens.indices.contains(base), case .mark = tokens[base].kind else { return base < 0 }
    return !isMark(base, in: ")]}\\")
  }

  /// Whether the name may be a variable in a list: of a closure, a pattern, or after another variable.
  private func isVariable(_ index: Int) -> Bool {
    if isWord(index + 1, "in") || isArrow(index + 1) { return true }
    guard let open = openBracket(around: index) else { return isMark(index - 1, ",") }
    if isMark(open, "[") { return isMark(open - 1, "{") }
    let isFirst = open == index - 1
    guard isFirst || isMark(index - 1, ",") else { return false }
    if isMark(open, "(") { return isMark(index + 1, in: ",)") && isPattern(open) }
    // As in `{ label, a in`, `var a = 1, label = 2` and `case a, label`.
    return isFirst ? isMark(index + 1, ",") : typeBraces.contains(open) || !isMark(index + 1, in: ".?!([")
  }

  private func isArrow(_ index: Int) -> Bool { isMark(index, "-") && isMark(index + 1, ">") }

  /// Whether parentheses contain variables: `let (a, label) =`, `case let .some(label)`, `{ (a, label) in`.
  private func isPattern(_ open: Int) -> Bool {
    var open = open
    while let outer = openBracket(around: open), isMark(outer, "(") { open = outer }
    if let close = closing(of: open), isWord(close + 1, "in") || isArrow(close + 1) { return true }
    var before = open - 1
    while isName(before) || isMark(before, ".") {
      if isWord(before, in: ["let", "var", "for"]) { return true }
      before -= 1
    }
    return false
  }

  func isBehindObject(_ index: Int) -> Bool {
    isMark(index - 1, ".") || isMark(index - 1, ">") && isMark(index - 2, "-")
  }

  private func obstacleOfProperty(_ index: Int, _ form: CodePlace.Form) -> String? {
    if isBehindObject(index) { return nil }
    let open = openBracket(around: index)
    if let open, isMark(open, "("),
      isWord(open - 1, in: ["selector", "NSDictionaryOfVariableBindings", "keypath"])
    {
      return "code turns the name into a string or a selector"
    }
    if isMark(index + 1, ":"), !isMark(index - 1, "?") {
      let isMessage = form == .setter && open.map { isMark($0, "[") && words(ofSelectorIn: $0) == [index] } ?? false
      return isMessage ? nil : "this is part of a selector"
    }
    return declaresVariable(index) || isMark(index + 1, "(") ? CodeTokens.declared : nil
  }

  private func declaresVariable(_ index: Int) -> Bool {
    if isMark(index - 1, in: "*)") {
      return isMark(index + 1, in: "=;,):{-") || isName(index + 1)
    }
    return isName(index - 1) && isMark(index + 1, in: "=;,)")
      && !isWord(index - 1, in: ["return", "in", "else", "case", "synthesize", "dynamic"])
  }

  /// Whether a word is the first one of a selector: in a message, or in `@selector()`.
  private func isSelector(_ index: Int, _ parts: [String], _ hasArguments: Bool) -> Bool {
    let open = openBracket(around: index)
    let isNamed = open.map { isMark($0, "(") && isWord($0 - 1, "selector") } ?? false
    if !hasArguments {
      let isMessage = open.map { isMark($0, "[") && index > $0 + 1 && isMark(index + 1, "]") } ?? false
      return isBehindObject(index) || isMessage || isNamed && isMark(index + 1, ")")
    }
    guard let open, isNamed || isMark(open, "[") else { return false }
    let found = words(ofSelectorIn: open)
    return found.first == index && found.map { word($0) } == parts
  }

  /// The words followed by colons in a message or a selector.
  private func words(ofSelectorIn open: Int) -> [Int] {
    guard let close = closing(of: open) else { return [] }
    var found: [Int] = []
    var (next, choices) = (open + 1, 0)
    while next < close {
      if isMark(next, in: "([{"), let end = closing(of: next) {
        next = end
      } else if isMark(next, "?") {
        choices += 1
      } else if isMark(next, ":") {
        if choices > 0 { choices -= 1 } else if isName(next - 1) { found.append(next - 1) }
      }
      next += 1
    }
    return found
  }
}
