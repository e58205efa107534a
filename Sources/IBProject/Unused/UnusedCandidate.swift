/// Something that is not used unless code mentions one of its names.
package struct UnusedCandidate: Sendable {
  /// What it is; the proof and the doubt are filled in when the code is known.
  var item: UnusedItem
  /// The names by which code can mean it.
  var names: [String]
  /// The weakest mention that is a use. Words of code are names of variables, too.
  var use: NameUses.Manner
  /// Why nothing else uses it, in front of what is said about code: "no document connects it".
  var reason: String?
  /// Why it may be used whatever code says.
  var doubt: String?
  /// The list that it is in, of which code may look up all things by names that come from elsewhere.
  var list: List?

  /// A folder of images, or a strings table.
  struct List: Sendable, Hashable {
    var lookup: NameUses.Lookup
    var name: String
    /// How many things are in the list.
    var count: Int
  }

  /// Whether only the restoration of state uses it.
  var isOfRestoration = false
  /// Whether it is listed although code names it: an outlet that no document connects.
  var staysIfNamed = false

  init(
    _ category: UnusedItem.Category, _ name: String, _ subject: String, at place: UnusedItem.Place, names: [String],
    use: NameUses.Manner = .member, reason: String? = nil, doubt: String? = nil
  ) {
    item = UnusedItem(category: category, name: name, subject: subject, place: place, proof: "", doubt: nil)
    (self.names, self.use, self.reason, self.doubt) = (names, use, reason, doubt)
  }

  /// Names with fewer letters are not looked for, since anything may mean them.
  static let shortestName = 2

  /// The keys to look for; none if one of the names cannot be looked for.
  package var keys: [NameKey] {
    let keys = names.map { NameKey($0) }
    return keys.contains { $0.length < UnusedCandidate.shortestName } ? [] : keys
  }
}

/// Who mentions names in the code and the other files of a project.
package struct NameUsesIndex: Sendable {
  private var mentions: [NameKey: (place: UnusedItem.Place, manner: NameUses.Manner)] = [:]
  /// Where code looks something up by a name that is not written there.
  private(set) var lookups: [NameUses.Lookup: UnusedItem.Place] = [:]
  private var computed: [(place: UnusedItem.Place, parts: NameUses.Computed)] = []

  /// Collects what files mention. Of several mentions the strongest counts, and the first of those.
  package init(_ files: [(path: String, uses: NameUses)]) {
    for (path, uses) in files {
      for (key, mention) in uses.mentions {
        if let known = mentions[key], known.manner >= mention.manner { continue }
        mentions[key] = (UnusedItem.Place(path: path, line: mention.line), mention.manner)
      }
      for (lookup, line) in uses.lookups where lookups[lookup] == nil {
        lookups[lookup] = UnusedItem.Place(path: path, line: line)
      }
      computed += uses.computed.map { (UnusedItem.Place(path: path, line: $0.line), $0) }
    }
  }

  /// Whether a name is mentioned at all.
  package func mentions(_ name: String) -> Bool { mentions[NameKey(name)] != nil }

  /// The candidate as an item; nil if code uses it.
  /// - Parameter read: what was searched, for the proof: "212 Swift files read".
  func item(_ candidate: UnusedCandidate, read: String) -> UnusedItem? {
    let keys = candidate.keys
    guard !keys.isEmpty else { return nil }
    let found = keys.compactMap { mentions[$0] }.max { $0.manner < $1.manner }
    var item = candidate.item
    if let found, found.manner >= candidate.use {
      guard candidate.staysIfNamed else { return nil }
      item.proof = "\(candidate.reason ?? ""); \(read)"
      item.doubt = UnusedItem.Doubt(text: "code uses it", place: found.place)
      return item
    }
    let reasons = [candidate.reason, "no source names it"].compactMap { $0 }
    item.proof = reasons.joined(separator: ", ") + "; \(read)"
    if let found, found.manner != .word || isNamedLikeType(candidate) {
      item.proof = (candidate.reason ?? "no text in the sources names it") + "; \(read)"
      item.doubt = doubt(found.manner, at: found.place)
    } else if let place = builder(of: candidate) {
      item.doubt = UnusedItem.Doubt(text: "code may build the name", place: place)
    } else if let doubt = candidate.doubt {
      item.doubt = UnusedItem.Doubt(text: doubt)
    }
    return item
  }

  private func isNamedLikeType(_ candidate: UnusedCandidate) -> Bool { candidate.names.contains { types.contains($0) } }

  /// The names of types, which code can turn into texts.
  package var types: Set<String> = []

  private func doubt(_ manner: NameUses.Manner, at place: UnusedItem.Place) -> UnusedItem.Doubt {
    switch manner {
    case .generated: UnusedItem.Doubt(text: "generated code has it", place: place)
    case .declaration, .word, .member, .text:
      UnusedItem.Doubt(text: "a class has the same name, which code can turn into text", place: place)
    }
  }

  /// Where code adds something to a text so that one of the names can be the result.
  private func builder(of candidate: UnusedCandidate) -> UnusedItem.Place? {
    let names = candidate.names.map { NameKey.letters(of: Array($0.utf8)[...]) }
    return computed.first { entry in names.contains { entry.parts.canBe($0) } }?.place
  }
}
