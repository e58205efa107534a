/// JSON for people: one member or element per line.
enum IndentedJSON {
  /// Formats JSON on one line, and ends it with a line feed.
  static func text(_ json: String) -> String {
    var result = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    var last: Character = " "
    let newLine = { (depth: Int) in "\n" + String(repeating: "  ", count: depth) }
    for character in json {
      defer { last = character }
      if isInString {
        result.append(character)
        if !isEscaped, character == "\"" { isInString = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      let isClosing = "]}".contains(character)
      if "[{".contains(character) { depth += 1 }
      if isClosing { depth -= 1 }
      let isFirst = "[{".contains(last)
      if isFirst != isClosing { result += newLine(isFirst && "[{".contains(character) ? depth - 1 : depth) }
      isInString = character == "\""
      result.append(character)
      if character == "," { result += newLine(depth) }
      if character == ":" { result += " " }
    }
    return result + "\n"
  }
}
