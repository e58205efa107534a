import IBModel

/// A search for unused items of a project.
package struct UnusedSearch: Sendable {
  let facts: UnusedFacts
  /// The items that are unused unless code names them.
  let candidates: [UnusedCandidate]
  private let categories: Set<UnusedItem.Category>

  package init(_ facts: UnusedFacts, in categories: Set<UnusedItem.Category>) {
    self.facts = facts
    self.categories = categories
    let all: [(Set<UnusedItem.Category>, (UnusedSearch.Preparation) -> [UnusedCandidate])] = [
      ([.outlets, .actions], { $0.members }), ([.identifiers, .segues], { $0.identifiers }),
      ([.images, .colors], { $0.assets }), ([.images], { $0.imageFiles }), ([.fonts], { $0.fonts }),
      ([.strings], { $0.strings }),
    ]
    let preparation = Preparation(facts)
    candidates = all.filter { !$0.0.isDisjoint(with: categories) }.flatMap { $0.1(preparation) }
      .filter { categories.contains($0.item.category) }
  }

  /// The names to search for in code and other texts.
  package var keys: Set<NameKey> {
    let lists = candidates.compactMap { $0.list?.name } + UnusedSearch.restorationMethods
    return Set(candidates.flatMap { $0.keys + $0.stems } + lists.map { NameKey($0) })
  }

  /// Methods and properties that enable state restoration.
  private static let restorationMethods = [
    "shouldSaveApplicationState", "shouldSaveSecureApplicationState", "stateRestorationActivity",
  ]

  /// The unused items, sorted by path and line.
  package func items(_ files: [(path: String, uses: NameUses)]) -> [UnusedItem] {
    var index = NameUsesIndex(files)
    index.types = Set(facts.sources?.classNames ?? [])
    let restores = UnusedSearch.restorationMethods.contains { index.mentions($0) }
    let named = candidates.compactMap { candidate -> (item: UnusedItem, list: UnusedCandidate.List?)? in
      if restores, candidate.isOfRestoration { return nil }
      return index.item(candidate, read: facts.read.code).map { ($0, candidate.list) }
    }
    let items = UnusedSearch.doubtingLists(named, index) + certainItems.filter { categories.contains($0.category) }
    var known: Set<String> = []
    return items.filter { known.insert($0.identity).inserted }.map(qualified).sorted {
      ($0.place.path, $0.place.line ?? 0, $0.place.column ?? 0, $0.name)
        < ($1.place.path, $1.place.line ?? 0, $1.place.column ?? 0, $1.name)
    }
  }

  /// Adds doubts to lists if code names few of their members: it may look up the others by computed names.
  private static func doubtingLists(
    _ named: [(item: UnusedItem, list: UnusedCandidate.List?)], _ index: NameUsesIndex
  ) -> [UnusedItem] {
    let counts = Dictionary(grouping: named.compactMap(\.list)) { $0 }.mapValues(\.count)
    return named.map { item, list in
      guard let list, let place = index.lookups[list.lookup], item.isCertain, let count = counts[list] else {
        return item
      }
      let isNamed = list.lookup == .string && list.name != usualTable && index.mentions(list.name)
      // Codes of countries and languages.
      let isShort = list.lookup == .asset && item.name.utf8.count <= 3
      guard isNamed || isShort || count >= shortestList && count * 2 > list.count else { return item }
      var item = item
      item.doubt = UnusedItem.Doubt(
        text: "code looks up names in `\(list.name)` that come from elsewhere", place: place)
      return item
    }
  }

  private static let shortestList = 4
  /// The strings table that code need not name.
  static let usualTable = "Localizable"

  /// Nothing is certain if some files were not read, except what its own document shows.
  private func qualified(_ item: UnusedItem) -> UnusedItem {
    let isLocal = item.category == .scenes || item.category == .objects
    let absence = facts.read.absentDocuments.isEmpty ? nil : "documents of the project are missing from the checkout"
    guard let missing = absence ?? (isLocal ? nil : facts.read.missing), item.isCertain else { return item }
    var item = item
    item.doubt = UnusedItem.Doubt(text: missing)
    return item
  }

  /// The inputs of candidates.
  struct Preparation {
    let facts: UnusedFacts
    let resources: Set<NameKey>
    let texts: Set<NameKey>
    /// Outlets that retain a top-level object, as class and property.
    let retaining: Set<[String]>
    /// The first words of the selectors that documents send.
    let actions: Set<NameKey>

    init(_ facts: UnusedFacts) {
      self.facts = facts
      resources = facts.documents.reduce(into: []) { $0.formUnion($1.resources) }
      texts = facts.documents.reduce(into: []) { $0.formUnion($1.texts) }
      retaining = Set(facts.documents.flatMap(\.retaining))
      actions = facts.documents.reduce(into: []) { $0.formUnion($1.actions) }
    }
  }

  /// The items that are unused regardless of code.
  var certainItems: [UnusedItem] {
    facts.documents.flatMap { document in
      document.unreachableScenes.map {
        UnusedItem(
          category: .scenes, name: $0.reference, subject: "scene of \($0.reference)", place: $0.place,
          proof: "no segue leads to it, it is not the initial view controller, and it has no storyboard identifier")
      }
        + document.orphans.map {
          UnusedItem(
            category: .objects, name: $0.reference, subject: "object \($0.reference)", place: $0.place,
            proof: "nothing in its document refers to it")
        }
        + document.names.filter { $0.kind == .manualSegue && $0.text == nil }.map { segue in
          UnusedItem(
            category: .segues, name: "", subject: "segue of \(segue.object)", place: segue.place,
            proof: "only code can perform it, and it has no identifier",
            doubt: segue.hasClass ? UnusedItem.Doubt(text: "its class may perform it") : nil)
        }
    } + unloadedDocuments + staleStrings
  }

  private var unloadedDocuments: [UnusedItem] {
    facts.documents.filter { facts.unloaded.contains($0.path) }.map { document in
      UnusedSearch.item(
        document, proof: "no source, document, property list or build setting names it; \(facts.read.text)")
    } + strayDocuments
  }

  private static func item(_ document: DocumentContents, proof: String) -> UnusedItem {
    let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
    return UnusedItem(
      category: .documents, name: name, subject: "document `\(name)`", place: UnusedItem.Place(path: document.path),
      proof: proof)
  }

  private var strayDocuments: [UnusedItem] {
    let stray = facts.targets.strayFiles(among: facts.documents.map(\.path)).subtracting(facts.unloaded)
    return facts.documents.filter { stray.contains($0.path) }.map {
      UnusedSearch.item($0, proof: "no target contains it")
    }
  }

  /// Translations of objects that documents do not have.
  private var staleStrings: [UnusedItem] {
    let documents = Dictionary(grouping: facts.documents) { DocumentSummary.name(of: $0.path) }
    return facts.strings.flatMap { table -> [UnusedItem] in
      guard let owners = documents[DocumentSummary.name(of: table.path)] else { return [] }
      let ids = owners.reduce(into: Set<ObjectID>()) { $0.formUnion($1.objectIDs) }
      let stale = table.staleEntries { ids.contains($0) }
      return stale.map { entry in
        UnusedItem(
          category: .strings, name: entry.key, subject: "translation `\(entry.key)`",
          place: UnusedItem.Place(path: table.path, line: entry.line),
          proof: "no document with this name has the object")
      }
    }
  }
}

extension UnusedItem {
  /// A key that is the same for an item in several languages, and for a member that a header and its implementation
  /// declare.
  fileprivate var identity: String {
    let parts = place.path.split(separator: "/")
    let file = parts.lastIndex { $0.hasSuffix(".lproj") }.map { parts[($0 + 1)...].joined() } ?? ""
    let owner = parts.lastIndex { $0.hasSuffix(".lproj") }.map { parts[..<$0].joined(separator: "/") } ?? place.path
    switch category {
    case .outlets, .actions:
      return "\(category) \(place.path.parentFolder)/\(DocumentSummary.name(of: place.path)) \(subject)"
    case .strings, .identifiers, .segues, .scenes, .objects:
      return "\(category) \(owner) \(file) \(subject)" + (file.isEmpty ? ":\(place.line ?? 0)" : "")
    default: return "\(category) \(place.path)"
    }
  }
}

extension StringsTable {
  /// Entries of objects that a document lacks. Most keys of a table for a document are ids of its objects with a
  /// property; other tables have texts as keys, or belong to another document.
  package func staleEntries(where hasObject: (ObjectID) -> Bool) -> [Entry] {
    let owned = entries.filter { !$0.ownerID.isEmpty && $0.key.contains(".") }
    let stale = owned.filter { !hasObject($0.ownerID) }
    return owned.count * 2 <= entries.count || stale.count == owned.count ? [] : stale
  }
}

extension StringsTable.Entry {
  /// The id before the first period: `abc-de-fgh.headerCell.title` belongs to `abc-de-fgh`.
  package var ownerID: ObjectID { ObjectID(String(key.prefix { $0 != "." })) }
}
