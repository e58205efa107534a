import IBProject

extension CodeTokens {
  /// The places that name a class, with an obstacle if something else may have the name.
  /// - Parameter modules: the modules that may qualify the name.
  package func classPlaces(_ name: String, modules: Set<String>) -> [CodePlace] {
    let places = indices(of: name).map { index in
      CodePlace(range(index), obstacle: isSwift ? swiftObstacle(index, modules) : objectiveCObstacle(index))
    }
    return places + directivePlaces(name)
  }

  private func swiftObstacle(_ index: Int, _ modules: Set<String>) -> String? {
    if isMark(index - 1, ".") {
      let isQualified = isName(index - 2) && modules.contains(word(index - 2)) && !isMark(index - 3, ".")
      return isQualified ? textObstacle(index) : "this is a member of something else"
    }
    if isLabel(index) { return "this is a label" }
    if isWord(index - 1, in: CodeTokens.otherDeclarations) { return "something else is declared with this name" }
    if isMark(index + 1, ":"), isMark(index - 1, "<") { return "this is a type parameter" }
    return textObstacle(index)
  }

  static let otherDeclarations: Set<String> = [
    "let", "var", "func", "case", "typealias", "associatedtype", "struct", "enum", "protocol", "actor", "import",
    "macro",
  ]

  /// The obstacle to a class name that code turns into text: its value changes with the name.
  private func textObstacle(_ index: Int) -> String? {
    var start = index
    if isMark(start - 1, ".") { start -= 2 }
    let isMetatype = isMark(index + 1, ".") && isWord(index + 2, in: ["self", "description", "className"])
    if isMetatype, let open = openBracket(around: start), isMark(open, "("), open == start - 1 || isMark(start - 1, ":")
    {
      let isInterpolation = open > 0 && tokens[open - 1].kind == .otherLiteral
      if isInterpolation || isWord(open - 1, in: CodeTokens.textFunctions) { return CodeTokens.becomesText }
      if isWord(start - 2, in: ["describing", "reflecting"]) { return CodeTokens.becomesText }
    }
    if isMetatype, !isWord(index + 2, "self") { return CodeTokens.becomesText }
    return nil
  }

  /// Whether code names a class where it can pass it on, or create an object that loads the nib with the same name.
  /// It cannot in declarations, casts, types of optional variables, and initializers with the name of a nib.
  func escapes(_ name: String) -> Bool {
    indices(of: name).contains { !(isSwift ? isHarmlessInSwift($0) : isHarmlessInObjectiveC($0)) }
  }

  private func isHarmlessInSwift(_ index: Int) -> Bool {
    let start = isMark(index - 1, ".") ? index - 2 : index
    if isMark(index + 1, "(") { return isWord(index + 2, "nibName") && isMark(index + 3, ":") && isLiteral(index + 4) }
    if isMark(index + 1, ".") { return isMark(index - 1, "(") && isWord(index - 2, "selector") }
    if isWord(start - 1, in: ["class", "extension", "is"]) || isWord(index - 2, "objc") { return true }
    if isMark(start - 1, in: "?!") { return isWord(start - 2, "as") }
    guard isMark(start - 1, ":"), isWord(start - 3, in: ["let", "var"]) else { return false }
    if isMark(index + 1, "=") { return word(index + 2) == word(index) }
    return isMark(index + 1, in: "?!") && (!isMark(index + 2, "=") || isWord(index + 3, "nil"))
  }

  private func isHarmlessInObjectiveC(_ index: Int) -> Bool {
    if isMark(index + 1, "*") || isWord(index - 1, in: ["interface", "implementation", "class"]) { return true }
    // As in `@class Cell, Login;`.
    if isMark(index - 1, ","), isMark(index + 1, in: ",;") { return true }
    if isWord(index + 1, "class") { return isWord(index - 3, in: ["isKindOfClass", "isMemberOfClass"]) }
    return isWord(index + 1, "alloc") && isWord(index + 3, "initWithNibName") && isLiteral(index + 5)
  }

  /// Whether an initializer may ignore the name of the nib.
  var createsWithoutNib: Bool {
    tokens.indices.contains { index in
      let isOwn = isWord(index, "init") && isWord(index - (isSwift ? 2 : 1), in: ["super", "self"])
      return isOwn && (!isSwift || isMark(index + 2, ")"))
        || isWord(index, in: ["nibName", "initWithNibName"]) && isWord(index + 2, "nil")
    }
  }

  private static let textFunctions: Set<String> = ["NSStringFromClass", "class_getName", "String"]
  static let becomesText = "code turns the name into a string"

  private func objectiveCObstacle(_ index: Int) -> String? {
    if isBehindObject(index) { return "this is a member of something else" }
    if isMark(index + 1, ":"), !isMark(index - 1, "?"), !isWord(index - 1, in: ["interface"]) {
      return "this is part of a selector"
    }
    if isMark(index - 1, "*") { return "this is a variable" }
    // As in `NSStringFromClass([Name class])`.
    let start = isMark(index - 1, "[") ? index - 1 : index
    let isText = openBracket(around: start).map { isMark($0, "(") && isWord($0 - 1, in: CodeTokens.textFunctions) }
    return isText ?? false ? CodeTokens.becomesText : nil
  }

  /// Names in preprocessor directives, except imports of a file with the name, and remarks.
  func directivePlaces(_ name: String) -> [CodePlace] {
    let texts = definitions(of: name).map(\.range)
    return directives.filter { !isDirective($0, ["import", "include", "pragma", "warning", "error"]) }
      .flatMap { words(name, in: $0) }.filter { !texts.contains($0) }
      .map { CodePlace($0, obstacle: "this is in a preprocessor directive") }
  }

  /// The names in directives that import the header of a name.
  package func imports(ofHeader name: String) -> [Range<Int>] {
    directives.filter { importsFile($0) }.flatMap { words(name, in: $0) }.filter { range in
      text.bytes[range.upperBound...].starts(with: ".h".utf8)
    }
  }

  func importsFile(_ directive: Range<Int>) -> Bool { isDirective(directive, ["import", "include"]) }

  private func isDirective(_ directive: Range<Int>, _ names: [String]) -> Bool {
    let start = text.bytes[directive].dropFirst().drop { isSpace($0) }
    return names.contains { start.starts(with: $0.utf8) }
  }

  func words(_ name: String, in range: Range<Int>) -> [Range<Int>] { TextSearch.words(name, in: text.bytes, range) }
}
