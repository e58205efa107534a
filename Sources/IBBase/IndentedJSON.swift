extension JSONText {
  /// Returns a value for people: one member or element per line, indented by two spaces, without a line feed at the end.
  /// - Parameters:
  ///   - indent: The indentation of the lines after the first one.
  ///   - colon: The text between a name and its value; Xcode writes ` : `.
  /// - Throws: `JSONError` for a number that is not finite.
  package static func indented(
    _ value: some Encodable, by indent: String = "", colon: String = ": "
  ) throws -> String {
    var result = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    var last: Character = " "
    let newLine = { (depth: Int) in "\n" + indent + String(repeating: "  ", count: depth) }
    for character in try line(of: value) {
      defer { last = character }
      if isInString {
        result.append(character)
        if !isEscaped, character == "\"" { isInString = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      let (isFirst, isClosing) = ("[{".contains(last), "]}".contains(character))
      if isClosing { depth -= 1 }
      if isFirst, isClosing { result += "\n" }
      if isFirst || isClosing { result += newLine(depth) }
      if "[{".contains(character) { depth += 1 }
      isInString = character == "\""
      result += character == ":" ? colon : String(character)
      if character == "," { result += newLine(depth) }
    }
    return result
  }
}
