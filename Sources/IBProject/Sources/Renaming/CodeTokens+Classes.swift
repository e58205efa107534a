extension CodeTokens {
  /// The places that name a class. They are doubtful if something else has the name, which only the whole project
  /// shows.
  /// - Parameter modules: the modules that may qualify the name.
  package func classPlaces(_ name: String, modules: Set<String>) -> [CodePlace] {
    let places = indices(of: name).map { index in
      CodePlace(range(index), doubt: isSwift ? swiftDoubt(index, modules) : objectiveCDoubt(index))
    }
    return places + directivePlaces(name)
  }

  private func swiftDoubt(_ index: Int, _ modules: Set<String>) -> String? {
    if isMark(index - 1, ".") {
      let isQualified = isName(index - 2) && modules.contains(word(index - 2)) && !isMark(index - 3, ".")
      return isQualified ? textDoubt(index) : "this is a member of something else"
    }
    if isLabel(index) { return "this is a label" }
    if isWord(index - 1, in: CodeTokens.otherDeclarations) { return "something else is declared with this name" }
    if isMark(index + 1, ":"), isMark(index - 1, "<") { return "this is a type parameter" }
    return textDoubt(index)
  }

  static let otherDeclarations: Set<String> = [
    "let", "var", "func", "case", "typealias", "associatedtype", "struct", "enum", "protocol", "actor", "import",
    "macro",
  ]

  /// The doubt about a class name that code turns into text: its value changes with the name.
  private func textDoubt(_ index: Int) -> String? {
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

  private static let textFunctions: Set<String> = ["NSStringFromClass", "class_getName", "String"]
  static let becomesText = "code turns the name into text"

  private func objectiveCDoubt(_ index: Int) -> String? {
    if isMark(index - 1, ".") || isMark(index - 1, ">") && isMark(index - 2, "-") {
      return "this is a member of something else"
    }
    if isMark(index + 1, ":"), !isMark(index - 1, "?"), !isWord(index - 1, in: ["interface"]) {
      return "this is a part of a selector"
    }
    if isMark(index - 1, "*") { return "this is a variable" }
    if let open = openBracket(around: index), isMark(open, "("), isWord(open - 1, in: CodeTokens.textFunctions) {
      return CodeTokens.becomesText
    }
    // As in `NSStringFromClass([Name class])`.
    if isMark(index - 1, "["), isMark(index - 2, "("), isWord(index - 3, in: CodeTokens.textFunctions) {
      return CodeTokens.becomesText
    }
    return nil
  }

  /// Names in preprocessor directives, except imports of a file with the name.
  private func directivePlaces(_ name: String) -> [CodePlace] {
    directives.flatMap { directive -> [CodePlace] in
      words(name, in: directive).compactMap { range in
        importsFile(directive) ? nil : CodePlace(range, doubt: "this is in a preprocessor directive")
      }
    }
  }

  /// The names in directives that import the header of a name.
  package func imports(ofHeader name: String) -> [Range<Int>] {
    directives.filter { importsFile($0) }.flatMap { words(name, in: $0) }.filter { range in
      text.bytes[range.upperBound...].starts(with: ".h".utf8)
    }
  }

  func importsFile(_ directive: Range<Int>) -> Bool {
    let start = text.bytes[directive].dropFirst().drop { isSpace($0) }
    return start.starts(with: "import".utf8) || start.starts(with: "include".utf8)
  }

  func words(_ name: String, in range: Range<Int>) -> [Range<Int>] {
    let letters = Array(name.utf8)
    var found: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard isWordByte(text[place]) else {
        place += 1
        continue
      }
      let end = text.endOfWord(at: place)
      if text.bytes[place..<end].elementsEqual(letters) { found.append(place..<end) }
      place = end
    }
    return found
  }

  /// The places where code makes text from the name of a class without naming it: `String(describing: self)`.
  package var classTexts: [ClassText] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word else { return nil }
      switch word(index) {
      case "describing", "reflecting":
        return isMark(index + 1, ":") && isMark(index - 1, "(") ? classText(from: index + 2, at: index) : nil
      case "NSStringFromClass", "class_getName":
        return isMark(index + 1, "(") ? classText(from: index + 2, at: index) : nil
      // The idiom of Swift 2.
      case "String":
        let isClass = isMark(index + 1, "(") && isWord(index + 2, in: ["self", "Self"]) && isMark(index + 3, ")")
        return isClass ? classText(from: index + 2, at: index) : nil
      case "self", "Self": return isInterpolatedAlone(index) ? classText(from: index, at: index) : nil
      case "className" where isMark(index - 1, ".") && !isMark(index + 1, ":"):
        return classText(from: index - 2, at: index)
      default: return nil
      }
    }
  }

  /// Text made from a class: the object's own, a type parameter, or a variable; nil for values and named classes.
  private func classText(from start: Int, at index: Int) -> ClassText? {
    var place = start
    while isMark(place, "[") { place += 1 }
    if isWord(place, "type"), isMark(place + 1, "("), isWord(place + 2, "of") { place += 4 }
    if isWord(place, in: ["self", "Self"]) {
      return ClassText(range: range(index), type: type(at: index)?.name ?? "")
    }
    guard isName(place) else { return nil }
    let name = word(place).lowercased()
    let isParameter = name.utf8.count <= 2 && isMark(place + 1, ".")
    return isParameter || name.hasSuffix("class") || name.hasSuffix("type")
      ? ClassText(range: range(index), type: nil) : nil
  }

  /// Whether it is the only content of a text, as in `"\(self)"`.
  private func isInterpolatedAlone(_ index: Int) -> Bool {
    guard isSwift, let open = openBracket(around: index), open > 0, let close = closing(of: open),
      close + 1 < tokens.count, tokens[open - 1].kind == .otherLiteral, tokens[close + 1].kind == .otherLiteral
    else { return false }
    let rest = tokens[open - 1].end - tokens[open - 1].start + tokens[close + 1].end - tokens[close + 1].start
    // The backslash is part of the literal.
    return rest <= 1
  }
}

/// A place where code makes text from the name of a class without naming it.
package struct ClassText: Sendable, Hashable {
  package var range: Range<Int>
  /// The type whose name, or whose subclass's name, is used; nil for any class.
  package var type: String?
}
