/// A value of a YAML document and its start. Aliases are replaced by their values.
package struct YAMLNode: Sendable {
  package indirect enum Content: Sendable {
    /// A text, and whether it has no quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case mapping([Entry])
  }

  package struct Entry: Sendable {
    package var key: YAMLNode
    package var value: YAMLNode
  }

  package var content: Content
  package var place: Place
  /// The start of the text, if all of it is written literally on one line.
  var textPlace: Place?

  /// Whether the value is empty, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null"].contains(text)
  }

  /// `true` or `false`. `yes` and `NO` are texts: they are values of attributes in documents.
  var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return ["true": true, "false": false][text]
  }

  package var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The number, if it is finite.
  var number: Double? {
    guard case .scalar(let text, isPlain: true) = content, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  package var kind: String {
    switch content {
    case .scalar(let text, _): isNull ? "nothing" : "`\(text.shortened)`"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  /// At most 60 characters on one line, for messages.
  package var shortened: String {
    let line = map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return line.count > 60 ? String(line.prefix(59)) + "…" : String(line)
  }
}
