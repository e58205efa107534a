import IBXML

/// A reason why the result of an edit must not be written.
public enum EditError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The change is impossible; one clause says why.
  case impossible(String)
  /// Two changes replace the same bytes.
  case overlap(SpliceError)
  /// The object would be moved into itself.
  case intoItself(id: ObjectID)
  /// The edited text is not a document.
  case unreadable(DocumentError)
  /// The edited document differs from the original by other than the stated changes, first at this offset of the edited
  /// text.
  case unannounced(offset: Int)
  /// Ids of new dangling references and new duplicate ids, sorted.
  case newProblems(dangling: [ObjectID], duplicate: [ObjectID])

  /// One clause for messages.
  public var description: String {
    switch self {
    case .impossible(let reason): "\(reason); nothing was changed"
    case .overlap(let conflict): "the edit contradicts itself: \(conflict); nothing was changed"
    case .intoItself(let id): "`\(id)` cannot be moved into itself; nothing was changed"
    case .unreadable(let error): "the edited document cannot be read back: \(error); nothing was changed"
    case .unannounced(let offset):
      "internal error: the edit would also change byte \(offset); nothing was changed, please report this"
    case .newProblems(let dangling, let duplicate):
      "the edit would leave " + EditError.list(dangling, "dangling references to", and: duplicate)
        + "; nothing was changed"
    }
  }

  private static func list(_ dangling: [ObjectID], _ what: String, and duplicate: [ObjectID]) -> String {
    let quoted = { (ids: [ObjectID]) in ids.map { "`\($0)`" }.joined(separator: ", ") }
    var parts: [String] = []
    if !dangling.isEmpty { parts.append("\(what) \(quoted(dangling))") }
    if !duplicate.isEmpty { parts.append("the duplicate ids \(quoted(duplicate))") }
    return parts.joined(separator: " and ")
  }

  /// Returns the ids that occur more often than before, sorted.
  static func additional(_ ids: [ObjectID], to former: @autoclosure () -> [ObjectID]) -> [ObjectID] {
    guard !ids.isEmpty else { return [] }
    var counts: [ObjectID: Int] = [:]
    for id in ids { counts[id, default: 0] += 1 }
    for id in former() { counts[id, default: 0] -= 1 }
    return counts.filter { $0.value > 0 }.keys.sorted()
  }
}
