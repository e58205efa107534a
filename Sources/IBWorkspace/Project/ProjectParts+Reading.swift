import IBBase
import IBModel
import IBProject

/// The readers of the parts: files → facts.
extension ProjectParts {
  /// Larger files are generated or data.
  static let longestSource = 8 << 20
  static let longestDocument = 64 << 20
  static let longestSettings = 16 << 20
  static let longestFont = 64 << 20
  private static let mostSources = 60_000

  static func sourceFiles(
    of files: ProjectFiles, _ names: Lazy<DocumentNames>, _ store: FactStore?
  ) async -> [SourceIndex.File] {
    guard files.sources.count <= mostSources else { return [] }
    return await concurrently(files.sources) { path in
      store.deferredFact(.source, about: path, empty: emptySource) {
        guard let language = SourceFile.Language(fileExtension: path.fileExtension),
          let bytes = contents(of: path, atMost: longestSource)
        else { return nil }
        return SourceFile(bytes, in: language, mentioning: names.value)
      }.map { SourceIndex.File(path: path, $0) }
    }
  }

  /// Nil without an app: the documents of a library or tool are samples, whose classes are elsewhere.
  static func index(
    of sources: [SourceIndex.File], _ store: FactStore?, _ state: ContentHash
  ) -> SourceIndex? {
    guard !sources.isEmpty else { return nil }
    let index = store.fact(
      .sourceIndex, ofState: state, make: { SourceIndex(sources) },
      read: { try SourceIndex(sources, from: &$0) }, write: { $0.write(to: &$1) })
    return index.hasInterface ? index : nil
  }

  /// The mentions in sources; nil when not all of them can be read.
  static func sourceLoads(
    of sources: [SourceIndex.File], in files: ProjectFiles, _ store: FactStore?, _ state: ContentHash
  ) -> DocumentLoads? {
    guard !sources.isEmpty, sources.count == files.sources.count, !files.hasOtherLanguages else { return nil }
    return store.fact(
      .sourceLoads, ofState: state,
      make: {
        var loads = DocumentLoads()
        for file in sources { loads.add(file.source.mentions, ofSource: file.path) }
        return loads
      }, read: { try DocumentLoads(from: &$0) }, write: { $0.write(to: &$1) })
  }

  /// Nil when a file that may load a document cannot be read.
  static func loads(
    in files: ProjectFiles, _ names: Lazy<DocumentNames>, _ loadsInSources: DocumentLoads?, _ store: FactStore?
  ) async -> DocumentLoads? {
    guard var loads = loadsInSources else { return nil }
    let documents = await concurrently(files.documents) { path in
      store.fact(.mentions, about: path) {
        contents(of: path, atMost: longestDocument).map { NameMentions(text: $0, of: names.value) }
      }.map { (path, $0) }
    }
    let settings = await concurrently(files.settings.filter { !$0.hasSuffix(".swift") }) { path in
      store.fact(.mentions, about: path) {
        contents(of: path, atMost: longestSettings).map { NameMentions(settings: $0, of: names.value) }
      }
    }
    let others = await concurrently(files.propertyLists + files.data) { path in
      store.fact(.mentions, about: path) {
        contents(of: path, atMost: longestSettings).map { NameMentions(text: $0, of: names.value) }
      }
    }
    guard documents.count == files.documents.count,
      settings.count == files.settings.count(where: { !$0.hasSuffix(".swift") })
    else { return nil }
    for (path, mentions) in documents { loads.add(mentions, ofDocument: path) }
    for mentions in settings + others { loads.add(mentions) }
    return loads
  }

  /// Nil if nothing tells where the app starts.
  static func reach(
    _ sources: SourceIndex, _ documents: DocumentIndex, _ loads: DocumentLoads, _ files: ProjectFiles,
    _ targets: ProjectTargets, _ store: FactStore?
  ) async -> AppReach? {
    let settings = files.settings.filter { !$0.hasSuffix(".swift") }
    var surroundings = AppReach.Surroundings()
    surroundings.files = await concurrently(files.propertyLists + files.data + settings) { path in
      store.fact(.words, about: path) {
        contents(of: path, atMost: longestSettings).map {
          MentionedTexts(text: path.hasSuffix(".pbxproj") ? buildSettings(in: $0) : $0)
        }
      }
    }
    let lists = await information(of: files.propertyLists)
    surroundings.launchDocuments = Set(
      lists.flatMap(\.information.documentNames) + targets.targets.flatMap(\.documentNames))
    let known = Set(lists.map(\.path))
    if !targets.targets.flatMap(\.propertyLists).allSatisfy(known.contains) {
      surroundings.launchDocuments.formUnion(files.documents.map(DocumentSummary.name).filter(DocumentLoads.mayBeFirst))
    }
    // A header is in no target.
    surroundings.straySources = targets.strayFiles(among: files.sources.filter { !$0.hasSuffix(".h") }).filter {
      !sources.include($0)
    }
    let libraries = targets.targets.filter(\.isLibrary)
    surroundings.isOfLibrary = { path in libraries.contains { $0.contains(path) } }
    return AppReach(sources, documents, loads, surroundings)
  }

  /// Nil without a catalog: the project's images are elsewhere then.
  static func assets(of files: ProjectFiles) -> AssetLibrary? {
    let library = AssetLibrary(paths: files.assets) { contents(of: $0, atMost: AssetCatalogue.headerLength) }
    return library.assets.isEmpty ? nil : library
  }

  static func fonts(of files: ProjectFiles) async -> FontLibrary? {
    guard !files.fonts.isEmpty else { return nil }
    var library = FontLibrary()
    for (path, bytes) in await contents(of: files.fonts, atMost: longestFont) { library.add(bytes, file: path) }
    return library
  }

  static func documents(of files: ProjectFiles, absent: [String], _ store: FactStore?) async -> DocumentIndex {
    let summaries = await concurrently(files.documents) { path in
      store.fact(.summary, about: path) {
        contents(of: path, atMost: longestDocument).flatMap { try? Document(parsing: $0) }.map {
          DocumentSummary($0, path: path)
        }
      }
    }
    return DocumentIndex(summaries, isReadable: summaries.count == files.documents.count, absent: absent)
  }

  static func targets(of files: ProjectFiles, _ store: FactStore?) async -> ProjectTargets {
    let definitions = files.settings.filter { !$0.hasSuffix(".xcconfig") }.sorted()
    let read = await concurrently(definitions) { path -> DefinedTargets? in
      store.fact(.targets, about: path) {
        guard let bytes = contents(of: path, atMost: longestSettings) else { return nil }
        if path.hasSuffix(".swift") { return DefinedTargets(ProjectTarget.targets(ofPackage: bytes, path: path)) }
        return DefinedTargets(ofXcodeProject: bytes, path: path)
      }
    }
    let targets = read.flatMap(\.targets).map { target in
      var target = target
      target.addModules { contents(of: $0, atMost: longestSettings) }
      return target
    }
    let lists = await information(of: Set(targets.flatMap(\.propertyLists)).sorted())
    return ProjectTargets(
      targets, isComplete: read.count == definitions.count,
      information: Dictionary(uniqueKeysWithValues: lists.map { ($0.path, $0.information) }),
      unbuiltSources: read.reduce(into: []) { $0.formUnion($1.unbuiltSources) })
  }

  static func information(of paths: [String]) async -> [(path: String, information: AppInformation)] {
    await contents(of: paths, atMost: longestSettings).map { path, bytes in
      var information = AppInformation()
      information.add(propertyList: bytes)
      return (path, information)
    }
  }

  static func deploymentTargets(of files: ProjectFiles) async -> DeploymentTargets? {
    var targets = DeploymentTargets()
    // Beside an app, packages are libraries and tools.
    let isOfApp = files.settings.contains { $0.hasSuffix(".pbxproj") }
    let settings = files.settings.filter { !isOfApp || !$0.hasSuffix(".swift") }
    for (_, bytes) in await contents(of: settings, atMost: longestSettings) {
      targets.add(settings: bytes)
    }
    return targets.ranges.isEmpty ? nil : targets
  }
}

/// Shared, because creating it takes longer than looking up a fact.
private let emptySource = SourceFile([], in: .swift)
