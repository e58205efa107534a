import IBXML

/// A reason why the result of an edit must not be written.
public enum EditError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A clause gives the reason.
  case impossible(String)
  /// A clause gives the reason and the remedy.
  case refused(String)
  case overlap(ExplainedError)
  case intoItself(id: ObjectID)
  case unreadable(DocumentError)
  /// The edited document differs by other than the stated changes, first at this offset of the edited text.
  case unannounced(offset: Int)
  case newProblems(dangling: [ObjectID], duplicate: [ObjectID])

  /// One clause for messages.
  public var description: String {
    switch self {
    case .impossible(let reason): "\(reason); nothing was changed"
    case .refused(let reason): reason
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

  static func additional(_ ids: [ObjectID], to former: @autoclosure () -> [ObjectID]) -> [ObjectID] {
    guard !ids.isEmpty else { return [] }
    var counts: [ObjectID: Int] = [:]
    for id in ids { counts[id, default: 0] += 1 }
    for id in former() { counts[id, default: 0] -= 1 }
    return counts.filter { $0.value > 0 }.keys.sorted()
  }
}
