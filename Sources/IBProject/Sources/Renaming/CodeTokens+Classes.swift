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

  /// Names in preprocessor directives, except imports of a file with the name, and remarks.
  private func directivePlaces(_ name: String) -> [CodePlace] {
    directives.filter { !isDirective($0, ["import", "include", "pragma", "warning", "error"]) }.flatMap { directive in
      words(name, in: directive).map { CodePlace($0, doubt: "this is in a preprocessor directive") }
    }
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
      case "NSStringFromClass", "class_getName", "object_getClassName":
        return isMark(index + 1, "(") ? classText(from: index + 2, at: index, isOfClass: true) : nil
      // The idiom of Swift 2.
      case "String":
        let isClass = isMark(index + 1, "(") && isWord(index + 2, in: ["self", "Self"]) && isMark(index + 3, ")")
        return isClass ? classText(from: index + 2, at: index) : nil
      case "self", "Self": return isInterpolatedAlone(index) ? classText(from: index, at: index) : nil
      case "className" where isMark(index - 1, ".") && !isMark(index + 1, ":"):
        return classText(from: index - 2, at: index)
      case "description" where isMark(index - 1, "]") && isWord(index - 2, "class"):
        return classText(from: index - (isMark(index - 3, "]") ? 4 : 3), at: index, isOfClass: true)
      default:
        let isType = isMark(index + 1, ".") && isWord(index + 2, "self") || isTypeOfValue(index)
        return isType && isInterpolatedAlone(index) ? classText(from: index, at: index) : nil
      }
    }
  }

  /// Text made from a class: the object's own, a type parameter, or a variable; nil for values and named classes.
  /// - Parameter isOfClass: whether only a class can be there.
  private func classText(from start: Int, at index: Int, isOfClass: Bool = false) -> ClassText? {
    var place = start
    while isMark(place, "[") { place += 1 }
    let isTypeOfValue = isTypeOfValue(place)
    if isTypeOfValue { place += 4 }
    if isWord(place, in: ["self", "Self"]) {
      return ClassText(range: range(index), type: type(at: index)?.name ?? "")
    }
    guard isName(place) else { return nil }
    let name = word(place)
    let isType = isMark(place + 1, ".") && isWord(place + 2, "self")
    if isType, let parameter = indices(of: name).last(where: { $0 < place && declaresParameter($0) }) {
      let bound = isMark(parameter + 1, ":") && isName(parameter + 2) ? word(parameter + 2) : nil
      return ClassText(range: range(index), type: bound, isBound: true)
    }
    let isNamed = isType || isWord(place + 1, "class") && name.first?.isUppercase == true
    let isVariable = ["class", "type"].contains(where: name.lowercased().hasSuffix) || isMetatype(name)
    return isVariable || name.utf8.count <= 2 && isType || (isOfClass || isTypeOfValue) && !isNamed
      ? ClassText(range: range(index), type: nil) : nil
  }

  private func isTypeOfValue(_ index: Int) -> Bool {
    isWord(index, "type") && isMark(index + 1, "(") && isWord(index + 2, "of")
  }

  /// Whether a name declares a type parameter: `Cell` in `func dequeue<Key, Cell: UIView>`.
  private func declaresParameter(_ index: Int) -> Bool {
    if isWord(index - 1, "associatedtype") { return true }
    var open = index - 1
    guard isMark(open, in: "<,") else { return false }
    while open > 1, isName(open) || isMark(open, in: ",:.&") { open -= 1 }
    return isMark(open, "<")
      && (isWord(open - 2, in: ["func", "class", "struct", "enum", "extension"]) || isWord(open - 1, "init"))
  }

  /// Whether a variable or a parameter with a name has a metatype, as in `cell: UIView.Type`.
  private func isMetatype(_ name: String) -> Bool {
    indices(of: name).contains { index in
      guard isMark(index + 1, ":") else { return false }
      var end = index + 2
      while isName(end) || isMark(end, ".") { end += 1 }
      return isWord(end - 1, in: ["Type", "AnyClass"])
    }
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
  /// Whether the type is what a type parameter must be.
  package var isBound = false
}
