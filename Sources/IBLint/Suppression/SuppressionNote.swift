import IBBase
import IBModel
import IBXML

/// A line of an object's notes that begins with `ibt:`, such as `ibt:disable duplicate_id, empty_label -- reason`.
///
/// Xcode keeps the notes of the Identity inspector when it saves a document, but not XML comments.
struct SuppressionNote: Sendable {
  let object: Object
  /// The start tag of the note.
  let range: Range<Int>
  let content: Content

  enum Content: Sendable, Equatable {
    /// The names of rules as written, and the reason.
    case disable([String], reason: String?)
    /// Any other line, with its mistake.
    case invalid(String)
  }

  private static let mark = "ibt:"
  private static let command = "disable"

  /// The notes of a document that begin with `ibt:`.
  static func all(in document: Document) -> [SuppressionNote] {
    var notes: [SuppressionNote] = []
    document.tree.visitElements(named: "attributedString") { element in
      guard element[.key] == "userComments", let object = element.parent.flatMap({ Object($0) }) else { return }
      let text = element.children("fragment").map(SuppressionNote.text).joined()
      for line in text.split(whereSeparator: \.isNewline) {
        let line = line.trimmed()
        guard line.hasPrefix(mark) else { continue }
        let content = content(of: line.dropFirst(mark.count))
        notes.append(SuppressionNote(object: object, range: element.startTagRange, content: content))
      }
    }
    return notes
  }

  /// Xcode writes a short text as an attribute and a long one, or one with several lines, as an element.
  static func text(of fragment: Element) -> String {
    fragment["content"] ?? fragment.child(withKey: "content")?.text ?? ""
  }

  private static func content(of line: Substring) -> Content {
    let parts = line.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed() }
    let words = parts[0].split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard let first = words.first else { return .invalid("it says nothing after `\(mark)`") }
    guard first == command else {
      return .invalid("there is no command `\(mark)\(first)`; the only one is `\(mark)\(command)`")
    }
    if words.count == 1 { return .invalid("it names no rule") }
    return .disable(Array(words.dropFirst()), reason: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
  }
}
