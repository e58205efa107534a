import ArgumentParser

/// A word that a shell offers to complete an argument.
struct Candidate: Hashable {
  var word: String
  /// The meaning of the word, shown by zsh and fish.
  var note = ""

  /// The candidate as the completion script of a shell reads it; nil when it does not fit on a line.
  ///
  /// The script of bash expands words as the shell does, so that a name from a document could execute a command unless
  /// it is quoted.
  func spelled(for shell: CompletionShell?) -> String? {
    if (word + note).unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return nil }
    switch shell {
    case .bash: return "'" + word.replacing("'", with: "'\\''") + "'"
    case .zsh: return note.isEmpty ? Self.escaped(word) : "\(Self.escaped(word)):\(Self.escaped(note))"
    case .fish: return note.isEmpty ? word : "\(word)\t\(note)"
    default: return word
    }
  }

  /// A colon separates word and note.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
