import IBModel
import IBXML

/// Finds the object that a name means: ids first, then names, as for templates.
struct NameChoice {
  let wanted: String
  /// The kind of the object, such as `object`.
  let noun: String
  /// The searched place, such as `in the current folder`.
  let place: String
  /// A suffix for the message that nothing was found.
  var note = ""

  /// A possible meaning of a name.
  struct Candidate<Value> {
    var value: Value
    /// Ids, then names.
    var names: [[String]]
    /// The same for candidates that are parts of one thing.
    var identity: String
    var text: String
  }

  /// The candidates that the name means; several only if all have exactly this id or name, or are parts of one thing.
  /// - Throws: `CommandFailure` when nothing fits, with the nearest name, or when the name is ambiguous.
  func all<Value>(among candidates: [Candidate<Value>]) throws -> [Value] {
    let (hits, fit) = query.matches(among: candidates, names: \.names)
    if hits.isEmpty { throw nothing(among: candidates) }
    if fit == .similar { try requireOne(hits) }
    return hits.map(\.value)
  }

  /// The only candidate that the name means.
  func only<Value>(among candidates: [Candidate<Value>]) throws -> Value {
    let hits = query.matches(among: candidates, names: \.names).candidates
    guard let hit = hits.first else { throw nothing(among: candidates) }
    try requireOne(hits)
    return hit.value
  }

  private var query: NameQuery { NameQuery(wanted, genericWords: ["scene"]) }

  private func nothing<Value>(among candidates: [Candidate<Value>]) -> CommandFailure {
    let nearest = query.nearest(among: Set(candidates.flatMap { $0.names.joined() }).sorted())
    let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
    return CommandFailure("no \(noun) \(place) has the id or name `\(wanted)`\(suggestion)\(note)")
  }

  private func requireOne<Value>(_ hits: [Candidate<Value>]) throws {
    guard Set(hits.map(\.identity)).count > 1 else { return }
    let haveOneID = Set(hits.compactMap { $0.names.first?.first }).count == 1
    let hint = haveOneID ? "specify the document" : "specify an id"
    throw CommandFailure("the name `\(wanted)` is ambiguous \(place): \(listed(hits.map(\.text))); \(hint)")
  }
}
