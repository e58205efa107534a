/// A typed name that is looked up among candidates with ids and names.
package struct NameQuery: Sendable {
  private let text: String
  /// Words for the kind of candidates, which users may omit at the end of a name.
  private let genericWords: [String]

  package init(_ text: String, genericWords: [String] = []) {
    self.text = text
    self.genericWords = genericWords
  }

  /// The quality of a match; a lower one is better.
  package enum Fit: Sendable, Comparable {
    case exact
    /// Equality without case, spaces and a generic word; or the text is the beginning or a word of a name.
    case similar
  }

  /// Returns the candidates that fit best; several if the name is ambiguous.
  ///
  /// The order is: exactly one of the first names, of the second ones, and so on; then the same without case, spaces
  /// and a generic word at the end; then the beginning of a name; then a word of a name. Empty text fits none.
  ///
  /// - Parameter names: The kinds of names of a candidate, the most specific first: ids, then user-visible names.
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

  /// Returns the name that differs in the fewest letters; nil when none is near.
  package func nearest(among names: some Sequence<String>) -> String? {
    let names = names.filter { !$0.isEmpty }
    let index = Dictionary(names.map { (essence(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    return EditDistance.nearest(to: essence(of: text), among: index.keys.sorted()).flatMap { index[$0] }
  }

  /// Whether two names differ only in case and spaces: `safeArea` and `Safe Area`.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    let query = NameQuery("")
    return query.essence(of: one) == query.essence(of: other)
  }

  private func essence(of name: String) -> String {
    let plain = name.lowercased().filter { !$0.isWhitespace }
    for suffix in genericWords where plain.hasSuffix(suffix) && plain.count > suffix.count {
      return String(plain.dropLast(suffix.count))
    }
    return plain
  }

  /// Splits a name in camel case or with spaces into words in lower case.
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
