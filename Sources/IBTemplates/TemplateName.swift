import IBModel

/// Finds templates by what people call them.
public struct TemplateName: Sendable {
  /// What the user typed.
  public let text: String

  /// Keeps a name as it was typed.
  public init(_ text: String) { self.text = text }

  /// The templates the name fits best. More than one means that the name is ambiguous.
  ///
  /// Exactly the id, then an outlet's property, then the user label; then the same without case, blanks and a trailing
  /// Layout, Template or View; then as the beginning or a word of a name.
  public func matches(among templates: [Template]) -> [Template] {
    let wanted = TemplateName.essence(of: text)
    let tests: [(Template) -> Bool] = [
      { $0.id == text },
      { $0.outletProperties.contains(text) },
      { $0.root.userLabel == text },
      { template in TemplateName.names(of: template).contains { TemplateName.essence(of: $0) == wanted } },
      { template in
        !wanted.isEmpty && TemplateName.names(of: template).contains { TemplateName.essence(of: $0).hasPrefix(wanted) }
      },
      { template in
        TemplateName.names(of: template).contains { TemplateName.words(of: $0).contains(text.lowercased()) }
      },
    ]
    for test in tests {
      let hits = templates.filter(test)
      if !hits.isEmpty { return hits }
    }
    return []
  }

  private static func names(of template: Template) -> [String] {
    [template.id] + template.outletProperties + [template.root.userLabel ?? ""]
  }

  /// Lower case, without blanks and without a trailing word that only says what the thing is.
  private static func essence(of name: String) -> String {
    let plain = name.lowercased().filter { !$0.isWhitespace }
    for suffix in ["layout", "template", "view"] where plain.hasSuffix(suffix) && plain.count > suffix.count {
      return String(plain.dropLast(suffix.count))
    }
    return plain
  }

  /// The words of a name in camel case or with blanks, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if !character.isLetter && !character.isNumber || character.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
