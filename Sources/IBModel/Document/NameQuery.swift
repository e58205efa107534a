/// A name as a user typed it, to find what it means among things with ids and names.
package struct NameQuery: Sendable {
  private let text: String
  /// Words that only name the kind of thing: a user may omit them at the end of a name.
  private let genericWords: [String]

  /// Keeps a name as it was typed.
  package init(_ text: String, genericWords: [String] = []) {
    self.text = text
    self.genericWords = genericWords
  }

  /// How well a thing fits; a lower one is better.
  package enum Fit: Sendable, Comparable {
    /// One of the names is exactly the text.
    case exact
    /// The same without case, spaces and a generic word; or as the beginning or a word of a name.
    case similar
  }

  /// The candidates that fit best. More than one means that the name is ambiguous.
  ///
  /// Exactly one of the first names, then exactly one of the second ones, and so on; then the same without case, spaces
  /// and a generic word at the end; then as the beginning of a name; then as a word of a name. Empty text fits nothing.
  ///
  /// - Parameter names: the kinds of names of a candidate, the most specific first: ids, then what people call it.
  package func matches<Candidate>(
    among candidates: [Candidate], names: (Candidate) -> [[String]]
  ) -> (candidates: [Candidate], fit: Fit) {
    let named = candidates.map { (candidate: $0, names: names($0)) }
    for kind in 0..<(named.map(\.names.count).max() ?? 0) {
      let hits = named.filter { kind < $0.names.count && $0.names[kind].contains(text) }
      if !hits.isEmpty, !text.isEmpty { return (hits.map(\.candidate), .exact) }
    }
    let wanted = essence(of: text)
    guard !wanted.isEmpty else { return ([], .similar) }
    let tests: [(String) -> Bool] = [
      { essence(of: $0) == wanted }, { essence(of: $0).hasPrefix(wanted) },
      { NameQuery.words(of: $0).contains(text.lowercased()) },
    ]
    for test in tests {
      let hits = named.filter { $0.names.joined().contains(where: test) }
      if !hits.isEmpty { return (hits.map(\.candidate), .similar) }
    }
    return ([], .similar)
  }

  /// The name that differs in the fewest letters, nil when none is near.
  package func nearest(among names: some Sequence<String>) -> String? {
    let names = names.filter { !$0.isEmpty }
    let index = Dictionary(names.map { (essence(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    return EditDistance.nearest(to: essence(of: text), among: index.keys.sorted()).flatMap { index[$0] }
  }

  /// Whether two names differ in nothing but case and spaces: `safeArea` and `Safe Area`.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let query = NameQuery("")
    return query.essence(of: one) == query.essence(of: other)
  }

  /// Lower case, without spaces and without a generic word at the end.
  private func essence(of name: String) -> String {
    let plain = name.lowercased().filter { !$0.isWhitespace }
    for suffix in genericWords where plain.hasSuffix(suffix) && plain.count > suffix.count {
      return String(plain.dropLast(suffix.count))
    }
    return plain
  }

  /// The words of a name in camel case or with spaces, in lower case.
  package static func words(of name: String) -> [String] {
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
