import IBBase
import IBModel
import IBProject
import SystemPackage

extension ProjectParts {
  /// The unused items, and the counts of read files; nil for a project that is too large to list.
  func unused(in categories: Set<UnusedItem.Category>) async -> ProjectUnused? {
    let files = await files.value
    guard !files.isTruncated else { return nil }
    guard let store = await store.value else { return await unused(in: categories, files) }
    let state = await unusedState(categories, files)
    if let known: ProjectUnused = store.known(.unused, ofState: state) { return known }
    let unused = await unused(in: categories, files)
    store.keep(unused, .unused, ofState: state)
    return unused
  }

  /// A hash of everything that decides what is unused.
  private func unusedState(_ categories: Set<UnusedItem.Category>, _ files: ProjectFiles) async -> ContentHash {
    var states = FileStates(files, for: Set(ProjectPart.allCases), fileStates)
    // Property lists that targets name, and absent files, may be in folders that are not searched.
    states.add(files.strings + (await targets.value.targets.flatMap(\.propertyLists)))
    for names in [categories.map(\.rawValue), await absentDocuments.value, await absentSources.value] {
      states.add(names: names.sorted())
    }
    return states.hash
  }

  private func unused(in categories: Set<UnusedItem.Category>, _ files: ProjectFiles) async -> ProjectUnused {
    let facts = await unusedFacts(files)
    let search = UnusedSearch(facts, in: categories)
    let documents = Set(facts.documents.map(\.path))
    let unread = files.documents.filter { !documents.contains($0) }
    let items = search.items(await uses(of: search.keys, in: files, andTexts: unread))
    return ProjectUnused(items: items.filter { !isTestOrSample($0.place.path) }, read: facts.read)
  }

  /// Whether a file belongs to tests or samples, which are not part of the app.
  private func isTestOrSample(_ path: String) -> Bool {
    let prefix = folder.string + "/"
    return DocumentLoads.isTestOrSample(path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
  }

  private func unusedFacts(_ files: ProjectFiles) async -> UnusedFacts {
    var facts = UnusedFacts()
    facts.hasDependencies = await hasDependencies.value
    facts.index = await documents.value
    facts.sources = await sources.value
    facts.targets = await targets.value
    let loads = await loads.value
    let read = await concurrently(files.documents) { [sources = facts.sources] path -> (DocumentContents, Bool)? in
      guard let bytes = contents(of: path, atMost: ProjectParts.longestDocument),
        let document = try? Document(parsing: bytes)
      else { return nil }
      let isUnloaded = sources.flatMap { loads?.neverLoad(document, path: path, $0) } ?? false
      return (DocumentContents(document, path: path), isUnloaded)
    }
    facts.documents = read.map(\.0)
    facts.unloaded = Set(read.filter(\.1).map(\.0.path))
    facts.assets =
      AssetLibrary(paths: files.assets) { contents(of: $0, atMost: AssetCatalogue.headerLength) }.assets
    facts.imageFiles = files.assets.filter { LooseImage($0) != nil }
    facts.fonts = await contents(of: files.fonts, atMost: ProjectParts.longestFont).map { path, bytes in
      (path, FontFile(bytes)?.names ?? [])
    }
    facts.strings = await contents(of: files.strings, atMost: ProjectParts.longestSettings).compactMap { path, bytes in
      if path.hasSuffix(".xcstrings") { return StringsTable(catalog: bytes, path: path) }
      return StringsTable(strings: bytes, path: path, language: FilePath(path).folder.stem ?? "")
    }
    facts.memberWords = await memberWords()
    facts.read = counts(files, documents: facts.documents.count, hasAllSources: await sourceFiles.value.count)
    facts.read.absentDocuments = await absentDocuments.value
    if facts.sources == nil { facts.read.missing = "no app code was found" }
    return facts
  }

  private func counts(_ files: ProjectFiles, documents: Int, hasAllSources readSources: Int) -> UnusedFacts.Read {
    var read = UnusedFacts.Read()
    read.swiftFiles = files.sources.count { $0.hasSuffix(".swift") }
    read.objectiveCFiles = files.sources.count - read.swiftFiles
    read.documents = documents
    read.otherFiles = files.propertyLists.count + files.data.count + files.texts.count
    if files.hasOtherLanguages {
      read.missing = "the project has code in languages that are not read"
    } else if readSources < files.sources.count {
      read.missing = "not all sources could be read"
    }
    return read
  }

  /// The spelling of outlets and actions in their declarations, by file and offset.
  private func memberWords() async -> [String: [Int: String]] {
    let declaring = await sourceFiles.value.filter { !$0.source.markedOffsets.isEmpty }
    let words = await concurrently(declaring.map(\.path)) { path -> (String, [UInt8])? in
      contents(of: path, atMost: ProjectParts.longestSource).map { (path, $0) }
    }
    let bytesByPath = Dictionary(words) { first, _ in first }
    return declaring.reduce(into: [:]) { result, file in
      result[file.path] = bytesByPath[file.path].map(file.source.markedWords)
    }
  }

  /// The uses of names in sources, property lists, settings and other texts.
  /// - Parameter texts: documents that could not be parsed.
  private func uses(
    of keys: Set<NameKey>, in files: ProjectFiles, andTexts texts: [String]
  ) async -> [(path: String, uses: NameUses)] {
    let offsets = Dictionary(
      await sourceFiles.value.map { ($0.path, Set($0.source.markedOffsets)) }
    ) { first, _ in first }
    let sources = await concurrently(files.sources) { path -> (String, NameUses)? in
      guard let bytes = contents(of: path, atMost: ProjectParts.longestSource) else { return nil }
      let skipped = offsets[path] ?? []
      if path.hasSuffix(".swift") { return (path, NameUses(swift: bytes, of: keys, skipping: skipped)) }
      return (path, NameUses(text: bytes, isCode: true, of: keys, skipping: skipped))
    }
    let settings = files.settings.filter { !$0.hasSuffix(".swift") }
    let others = await concurrently(files.propertyLists + files.data + files.texts + settings + texts) {
      path -> (String, NameUses)? in
      guard var bytes = contents(of: path, atMost: ProjectParts.longestSettings) else { return nil }
      if path.hasSuffix(".pbxproj") { bytes = ProjectParts.buildSettings(in: bytes) }
      return (path, NameUses(text: bytes, isCode: false, of: keys))
    }
    return (sources + others).map { (path: $0.0, uses: $0.1) }
  }

  /// The lines of an Xcode project that configure the app. Others list every file.
  static func buildSettings(in bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let marks = ["ASSETCATALOG_", "INFOPLIST_KEY_"].map { Array($0.utf8) }
    return Array(
      lines.map { line in marks.contains { line.range(of: $0) != nil } ? line : [] }
        .joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The documents that targets contain, or that their settings and property lists name, and that are nowhere: file
  /// names, or names without a file.
  static func absentDocuments(of all: ProjectTargets, in files: ProjectFiles) -> [String] {
    let targets = all.targets.filter { !DocumentLoads.isTestOrSample($0.definition) }
    let absent = names(of: absentFiles(["storyboard", "xib"], of: targets, besides: files.documents))
    // In a whole checkout, a target with documents that names another one has a mistake.
    let empty =
      absent.isEmpty ? targets.filter { target in !files.documents.contains(where: target.contains) } : targets
    let named = Set(
      empty.flatMap(\.documentNames)
        + empty.flatMap(\.propertyLists).flatMap {
          all.information[$0]?.documentNames ?? []
        })
    if named.isEmpty { return absent.sorted() }
    let names = Set((files.documents + absent).map { DocumentLoads.name(ofDocument: $0).lowercased() })
    let missing = named.filter { name in
      !name.isEmpty && !name.contains("$")
        && [name, DocumentLoads.name(ofDocument: name)].allSatisfy { !names.contains($0.lowercased()) }
    }
    return (absent + missing).sorted()
  }

  /// The files that targets contain and that are nowhere. One without one of its translations is not absent.
  static func absentFiles(_ extensions: [String], of targets: [ProjectTarget], besides known: [String]) -> [String] {
    let listed = targets.flatMap(\.files).filter { extensions.contains($0.fileExtension) }
    let absent = Set(listed.filter { !$0.contains("$") && !DocumentPaths.exists($0) }.map(\.withoutLanguage))
    if absent.isEmpty { return [] }
    let paths = Set(known.map { $0.withoutLanguage.lowercased() })
    // A project that was not brought up to date lists files where they were before.
    let names = Dictionary(grouping: paths, by: { $0.split(separator: "/").last })
    return absent.filter { path in
      let path = path.lowercased()
      return !paths.contains(path) && names[path.split(separator: "/").last]?.count != 1
    }
  }

  static func names(of paths: [String]) -> [String] {
    paths.compactMap { $0.split(separator: "/").last.map(String.init) }
  }

  /// Whether missing sources make the app a part of one; see `Project.isPartial`.
  static func isPartial(_ absent: [String], besides known: [String]) -> Bool {
    if absent.isEmpty { return false }
    let folders = Set(known.map(\.withoutLanguage.parentFolder))
    let own = absent.count { folders.contains($0.parentFolder) }
    return own * 100 > known.count || absent.count * 5 > known.count
  }
}
