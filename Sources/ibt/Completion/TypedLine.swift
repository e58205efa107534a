import IBModel
import IBWorkspace

/// A command line that is being typed.
struct TypedLine {
  /// The words as they are spelled, the command first.
  let words: [String]
  /// The word being completed, up to the cursor, without quotes.
  let beginning: String
  private let index: Int

  init(words: [String], index: Int, beginning: String) {
    self.words = words
    self.index = index
    self.beginning = Self.unquoted(beginning)
  }

  /// What precedes the last item of a list separated by commas.
  var listBeginning: String { String(beginning.prefix(through: beginning.lastIndex(of: ",")) ?? "") }

  /// The most documents that a completion reads, so that it appears without a noticeable delay.
  private static let documentLimit = 200

  /// The documents at the paths among the words; without any, those of the current folder. Skips documents
  /// that cannot be read.
  var documents: [Document] {
    let others = words.indices.filter { $0 > 0 && $0 != index }.map { Self.unquoted(words[$0]) }
    let paths = others.filter { !$0.isEmpty && !$0.hasPrefix("-") && DocumentPaths.exists($0) }
    return DocumentPaths(paths.isEmpty ? ["."] : paths).documents.prefix(Self.documentLimit).compactMap { path in
      (try? FileBytes.read(path)).flatMap { try? Document(parsing: $0) }
    }
  }

  /// A word without the quotes and backslashes that a shell removes.
  private static func unquoted(_ word: String) -> String {
    var result = ""
    var isEscaped = false
    for character in word {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else if isEscaped || character != "\"" && character != "'" {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}

extension String {
  /// The text up to and including an index; nil without one.
  fileprivate func prefix(through index: Index?) -> Substring? { index.map { self[...$0] } }
}
