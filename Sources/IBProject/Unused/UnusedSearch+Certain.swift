import IBModel

extension UnusedSearch {
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
      let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
      return UnusedItem(
        category: .documents, name: name, subject: "document `\(name)`",
        place: UnusedItem.Place(path: document.path),
        proof: "no source, document, property list or build setting names it; \(facts.read.text)")
    } + strayDocuments
  }

  /// Documents in the folder of a project whose targets have other documents, but not these.
  private var strayDocuments: [UnusedItem] {
    guard facts.targets.isComplete else { return [] }
    let projects = Set(facts.targets.targets.map(\.definition)).filter { $0.hasSuffix(".pbxproj") }
    return projects.sorted().flatMap { definition -> [UnusedItem] in
      let folder = definition.parentFolder.parentFolder
      let inside = facts.documents.filter { $0.path.hasPrefix(folder + "/") && !facts.unloaded.contains($0.path) }
      let stray = inside.filter { !isInTarget($0.path) }
      guard stray.count * 2 < inside.count else { return [] }
      return stray.map { document in
        let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
        return UnusedItem(
          category: .documents, name: name, subject: "document `\(name)`",
          place: UnusedItem.Place(path: document.path), proof: "no target contains it")
      }
    }
  }

  /// Whether a target has a file, directly or in a folder that is copied as a whole.
  private func isInTarget(_ path: String) -> Bool {
    facts.targets.targets.contains { target in
      target.contains(path) || target.files.contains { path.hasPrefix($0 + "/") }
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
          proof: "no document of the name has the object")
      }
    }
  }
}

extension StringsTable {
  /// Entries of objects that a document lacks. A table with none of its objects belongs to another document.
  package func staleEntries(where hasObject: (ObjectID) -> Bool) -> [Entry] {
    let stale = entries.filter { !$0.ownerID.isEmpty && !hasObject($0.ownerID) }
    return stale.count == entries.count ? [] : stale
  }
}

extension StringsTable.Entry {
  /// The id before the first period: `abc-de-fgh.headerCell.title` belongs to `abc-de-fgh`.
  package var ownerID: ObjectID { ObjectID(String(key.prefix { $0 != "." })) }
}
