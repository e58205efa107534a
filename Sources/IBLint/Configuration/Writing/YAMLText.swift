import IBBase

/// Writes the few forms of YAML that `ibt config` needs.
package struct YAMLText: Sendable {
  package private(set) var text = ""

  package init() {}

  package mutating func comment(_ line: String) { text += "# \(line.onOneLine)\n" }

  package mutating func space() { text += "\n" }

  package mutating func list(_ key: String, _ values: [String], indent: Int = 0) {
    guard !values.isEmpty else { return }
    let margin = String(repeating: " ", count: indent)
    text += "\(margin)\(key):\n"
    for value in values { text += "\(margin)  - \(YAMLText.scalar(value))\n" }
  }

  /// A text, in quotes if it could mean something else.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "/" } ?? false
      && text.last != " " && !["true", "false", "null"].contains(text.lowercased())
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " _-./()+".unicodeScalars.contains(scalar)
      }
    if isPlain { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.map { $0.isNewline ? "\\n" : $0 == "\t" ? "\\t" : String($0) }.joined() + "\""
  }
}
