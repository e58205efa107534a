/// An item that is unused unless code mentions one of its names.
package struct UnusedCandidate: Sendable {
  /// The item, whose proof and doubt depend on the code.
  var item: UnusedItem
  var names: [String]
  /// The weakest mention that counts as a use. Words in code are also names of variables.
  var use: NameUses.Manner
  /// The reason besides code, such as "no document connects it".
  var reason: String?
  /// The reason why it may be used regardless of code.
  var doubt: String?
  /// Its list, whose members code may look up by computed names.
  var list: List?

  /// A folder of images, or a strings table.
  struct List: Sendable, Hashable {
    var lookup: NameUses.Lookup
    var name: String
    var count: Int
  }

  /// Whether only state restoration uses it.
  var isOfRestoration = false
  /// Whether it is reported even if code names it, such as an outlet that no document connects.
  var staysIfNamed = false

  init(
    _ category: UnusedItem.Category, _ name: String, _ subject: String, at place: UnusedItem.Place, names: [String],
    use: NameUses.Manner = .member, reason: String? = nil, doubt: String? = nil
  ) {
    item = UnusedItem(category: category, name: name, subject: subject, place: place, proof: "", doubt: nil)
    (self.names, self.use, self.reason, self.doubt) = (names, use, reason, doubt)
  }

  /// The names without a number at the end, which code may add: `Help-568`.
  package var stems: [NameKey] {
    names.compactMap { name in
      let stem = name.reversed().drop { $0.isNumber }.reversed()
      return stem.count < name.count ? NameKey(String(stem)) : nil
    }.filter { $0.length > UnusedCandidate.shortestName }
  }

  /// Shorter names are not searched because anything may match them.
  static let shortestName = 2

  /// The keys to search for; none if one of the names cannot be searched.
  package var keys: [NameKey] {
    let keys = names.map { NameKey($0) }
    return keys.contains { $0.length < UnusedCandidate.shortestName } ? [] : keys
  }
}

/// An index of the mentions of names in all files of a project.
package struct NameUsesIndex: Sendable {
  private var mentions: [NameKey: (place: UnusedItem.Place, manner: NameUses.Manner)] = [:]
  /// The places of lookups by computed names.
  private(set) var lookups: [NameUses.Lookup: UnusedItem.Place] = [:]
  private var computed: [(place: UnusedItem.Place, parts: NameUses.Computed)] = []

  /// Collects the mentions of files. The strongest mention of a name counts, and the first of those.
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

  package func mentions(_ name: String) -> Bool { mentions[NameKey(name)] != nil }

  /// The candidate as an item; nil if code uses it.
  /// - Parameter read: the searched files for the proof, such as "212 Swift files read".
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
    if let found, found.manner != .word || candidate.names.contains(where: types.contains) {
      item.proof = (candidate.reason ?? "no string in the sources names it") + "; \(read)"
      item.doubt = doubt(found.manner, at: found.place)
    } else if let place = builder(of: candidate) ?? candidate.stems.lazy.compactMap({ text(equalTo: $0) }).first {
      item.doubt = UnusedItem.Doubt(text: "code may build the name", place: place)
    } else if let doubt = candidate.doubt {
      item.doubt = UnusedItem.Doubt(text: doubt)
    }
    return item
  }

  /// The names of types, which code can turn into text.
  package var types: Set<String> = []

  private func doubt(_ manner: NameUses.Manner, at place: UnusedItem.Place) -> UnusedItem.Doubt {
    switch manner {
    case .generated: UnusedItem.Doubt(text: "generated code names it", place: place)
    case .declaration, .word, .member, .text:
      UnusedItem.Doubt(text: "a class has the same name, and code can turn class names into strings", place: place)
    }
  }

  private func text(equalTo key: NameKey) -> UnusedItem.Place? {
    mentions[key].flatMap { $0.manner == .text ? $0.place : nil }
  }

  /// The place of a literal that code may complete to one of the names.
  private func builder(of candidate: UnusedCandidate) -> UnusedItem.Place? {
    let names = candidate.names.map { NameKey.letters(of: Array($0.utf8)[...]) }
    return computed.first { entry in names.contains { entry.parts.canBe($0) } }?.place
  }
}
