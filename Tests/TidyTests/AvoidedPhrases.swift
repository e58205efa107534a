/// The table at the end of `Documents/Contributing.md`: words and turns that do not occur, and what to write in their place.
struct AvoidedPhrases {
  struct Phrase {
    /// In lower case; a word that ends in `*` stands for all words with that beginning.
    var words: [String]
    var replacement: String
  }

  /// A phrase where it occurs.
  struct Occurrence: Equatable, CustomStringConvertible {
    var line: Int
    var phrase: String
    var replacement: String
    var description: String {
      "line \(line): avoid \"\(phrase)\"" + (replacement.isEmpty ? "" : ", write: \(replacement)")
    }
  }

  static let heading = "### Words and turns that do not occur"

  private(set) var phrases: [Phrase] = []
  private var byFirstWord: [String: [Phrase]] = [:]

  /// The rows of the table below the heading: phrases separated by commas, then what to write.
  init(page: String) {
    let lines = page.split(separator: "\n").drop { $0 != AvoidedPhrases.heading }
    for line in lines where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
      guard cells.count >= 2, !cells[0].hasPrefix("avoid") else { continue }
      let replacement = String(cells[1].reversed().drop { $0 == " " }.reversed())
      for phrase in cells[0].split(separator: ",") {
        let words = phrase.lowercased().split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        phrases.append(Phrase(words: words, replacement: replacement))
        byFirstWord[AvoidedPhrases.key(first), default: []].append(Phrase(words: words, replacement: replacement))
      }
    }
  }

  func occurrences(in prose: Prose) -> [Occurrence] {
    let tokens = prose.tokens
    return tokens.indices.flatMap { start -> [Occurrence] in
      guard let first = tokens[start].word, let candidates = byFirstWord[AvoidedPhrases.key(first)] else { return [] }
      return candidates.filter { $0.occurs(in: tokens[start...]) }.map {
        Occurrence(line: tokens[start].line, phrase: $0.words.joined(separator: " "), replacement: $0.replacement)
      }
    }
  }

  /// The stem that a word shares with all words that may begin the same phrase.
  private static func key(_ word: String) -> String { String(word.prefix { $0 != "*" }.prefix(2)) }
}

extension AvoidedPhrases.Phrase {
  fileprivate func occurs(in tokens: ArraySlice<Prose.Token>) -> Bool {
    guard tokens.count >= words.count else { return false }
    return zip(words, tokens).allSatisfy { word, token in
      guard let found = token.word else { return false }
      return word.hasSuffix("*") ? found.hasPrefix(word.dropLast()) : found == word
    }
  }
}
