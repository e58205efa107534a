import IBModel

/// Finds the object that a name means: ids first, then names, as for templates.
package struct NameChoice {
  let wanted: String
  /// The kind of the object, such as `object`.
  let noun: String
  /// The searched place, such as `in the current folder`.
  package let place: String
  /// A suffix for the message that nothing was found.
  package var note = ""

  package init(wanted: String, noun: String, place: String, note: String = "") {
    (self.wanted, self.noun, self.place, self.note) = (wanted, noun, place, note)
  }

  /// A possible meaning of a name.
  package struct Candidate<Value> {
    package var value: Value
    /// Ids, then names.
    package var names: [[String]]
    /// The same for candidates that are parts of one thing.
    package var identity: String
    package var text: String

    package init(value: Value, names: [[String]], identity: String, text: String) {
      (self.value, self.names, self.identity, self.text) = (value, names, identity, text)
    }
  }

  /// The candidates that the name means; several only if all have exactly this id or name, or are parts of one thing.
  /// - Throws: `CommandError` when nothing fits, with the nearest name, or when the name is ambiguous.
  package func all<Value>(among candidates: [Candidate<Value>]) throws -> [Value] {
    let (hits, fit) = query.matches(among: candidates, names: \.names)
    if hits.isEmpty { throw nothing(among: candidates) }
    if fit == .similar { try requireOne(hits) }
    return hits.map(\.value)
  }

  /// The only candidate that the name means.
  package func only<Value>(among candidates: [Candidate<Value>]) throws -> Value {
    let hits = query.matches(among: candidates, names: \.names).candidates
    guard let hit = hits.first else { throw nothing(among: candidates) }
    try requireOne(hits)
    return hit.value
  }

  private var query: NameQuery { NameQuery(wanted, genericWords: ["scene"]) }

  private func nothing<Value>(among candidates: [Candidate<Value>]) -> CommandError {
    let nearest = query.nearest(among: Set(candidates.flatMap { $0.names.joined() }).sorted())
    let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
    return CommandError("no \(noun) \(place) has the id or name `\(wanted)`\(suggestion)\(note)")
  }

  private func requireOne<Value>(_ hits: [Candidate<Value>]) throws {
    guard Set(hits.map(\.identity)).count > 1 else { return }
    let haveOneID = Set(hits.compactMap { $0.names.first?.first }).count == 1
    let hint = haveOneID ? "specify the document" : "specify an id"
    throw CommandError("the name `\(wanted)` is ambiguous \(place): \(listed(hits.map(\.text))); \(hint)")
  }
}

/// Names in a sentence, at most ten of them.
package func listed(_ texts: [String]) -> String {
  let rest = texts.count - 10
  return texts.prefix(10).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
}
