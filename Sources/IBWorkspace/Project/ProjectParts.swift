import IBModel
import IBProject
import SystemPackage

/// The parts of one project, each read on demand.
actor ProjectParts {
  nonisolated let folder: FilePath
  private let configured: ConfiguredProject
  private let cache: ProjectCache?
  private let fileStates: KnownFileStates

  init(_ folder: FilePath, _ configured: ConfiguredProject, _ cache: ProjectCache?) {
    (self.folder, self.configured, self.cache) = (folder, configured, cache)
    fileStates = KnownFileStates(cache?.strategy ?? .metadata)
  }

  // Tasks, so that several documents wait for one reading.
  lazy var files = Task { [folder, configured] in configured.files(of: folder) }
  private var openStores: [Task<FactStore?, Never>] = []
  private lazy var sourceStore = open(.sources)
  private lazy var store = open(.others)

  private func open(_ part: ProjectCache.Part) -> Task<FactStore?, Never> {
    let store = Task<FactStore?, Never> { [files, cache, folder, fileStates] in
      guard let cache else { return nil }
      return cache.store(of: folder, part, namesIn: await files.value.documents, fileStates)
    }
    openStores.append(store)
    return store
  }

  lazy var sourceFiles = Task { [files, names, sourceStore] in
    await ProjectParts.sourceFiles(of: await files.value, await names.value, await sourceStore.value)
  }
  lazy var sources = Task { [sourceFiles, sourceStore, sourceState] in
    ProjectParts.index(of: await sourceFiles.value, await sourceStore.value, await sourceState.value)
  }
  private lazy var loadsInSources = Task { [files, sourceFiles, sourceStore, sourceState] in
    ProjectParts.sourceLoads(
      of: await sourceFiles.value, in: await files.value, await sourceStore.value, await sourceState.value)
  }
  lazy var absentDocuments = Task { [files, targets] in
    ProjectParts.absentDocuments(of: await targets.value, in: await files.value)
  }
  lazy var absentSources = Task { [files, targets] in
    let targets = await targets.value.targets.filter { !DocumentLoads.isMaterial($0.definition) }
    return ProjectParts.absentFiles(["swift", "m", "mm"], of: targets, besides: await files.value.sources)
  }
  lazy var loads = Task { [files, names, loadsInSources, store, absentDocuments, absentSources] () -> DocumentLoads? in
    // A file that is not there may lead to any document.
    guard await absentDocuments.value.isEmpty, await absentSources.value.isEmpty else { return nil }
    return await ProjectParts.loads(
      in: await files.value, await names.value, await loadsInSources.value, await store.value)
  }
  /// Deferred, because only changed files are searched for the names.
  private lazy var names = Task { [files] in
    let documents = await files.value.documents
    return Deferred { DocumentLoads.names(ofDocuments: documents) }
  }
  private lazy var sourceState = Task { await state(for: [.sources]) }
  private lazy var assets = Task { [files] in ProjectParts.assets(of: await files.value) }
  private lazy var fonts = Task { [files] in await ProjectParts.fonts(of: await files.value) }
  lazy var documents = Task { [files, store, absentDocuments] in
    let isComplete = await absentDocuments.value.isEmpty
    return await ProjectParts.documents(of: await files.value, isComplete: isComplete, await store.value)
  }
  lazy var targets = Task { [files, store] in await ProjectParts.targets(of: await files.value, await store.value) }
  private lazy var deploymentTargets = Task { [files] in await ProjectParts.deploymentTargets(of: await files.value) }

  /// Adds the needed parts. A project that is too large to list has none.
  func add(_ needs: Set<ProjectPart>, to project: inout Project) async {
    let files = await files.value
    guard !files.isTruncated else { return }
    project.hasDependencies = files.hasDependencies
    project.documentPaths = files.documents
    if needs.contains(.sources) || needs.contains(.loads) {
      project.sources = await sources.value
      project.lacksSources = await !absentSources.value.isEmpty
    }
    if needs.contains(.loads) {
      project.loads = await loads.value
      project.targets = await targets.value
      project.absentDocuments = await absentDocuments.value
    }
    if needs.contains(.assets) { project.assets = await assets.value }
    if needs.contains(.fonts) { project.fonts = await fonts.value }
    if needs.contains(.documents) { project.documents = await documents.value }
    if needs.contains(.deploymentTarget) { project.deploymentTargets = await deploymentTargets.value }
  }

  private var states: [Set<ProjectPart>: Task<ContentHash, Never>] = [:]

  /// A hash of the files for some needs, which changes with any of them.
  func state(for needs: Set<ProjectPart>) async -> ContentHash {
    if let state = states[needs] { return await state.value }
    let state = Task { [files, fileStates] in FileStates(await files.value, for: needs, fileStates).hash }
    states[needs] = state
    return await state.value
  }

  /// The references in the project; nil if it is too large to list.
  func references() async -> ProjectReferences? {
    if let references { return await references.value }
    let task = Task { await readReferences() }
    references = task
    return await task.value
  }

  private var references: Task<ProjectReferences?, Never>?

  private func readReferences() async -> ProjectReferences? {
    let files = await files.value
    guard !files.isTruncated else { return nil }
    var facts = ProjectReferences.Facts()
    facts.folder = folder.string
    facts.documents = await documents.value
    facts.sources = await sourceFiles.value
    facts.targets = await targets.value
    facts.information = await ProjectParts.information(of: files.propertyLists)
    var translations = DocumentTranslations()
    for document in facts.documents.documents {
      facts.strings[document.path] = translations.files(of: document.path, in: configured.strings).map(\.string)
    }
    return ProjectReferences(facts)
  }

  func save() async {
    // Only opened stores: opening one takes longer than a run without changes.
    for store in openStores { await store.value?.save(keeping: Set(await files.value.all)) }
  }

  /// Larger files are generated or data.
  static let longestSource = 8 << 20
  static let longestDocument = 64 << 20
  static let longestSettings = 16 << 20
  static let longestFont = 64 << 20
  private static let mostSources = 60_000

  private static func sourceFiles(
    of files: ProjectFiles, _ names: Deferred<DocumentNames>, _ store: FactStore?
  ) async -> [SourceIndex.File] {
    guard files.sources.count <= mostSources else { return [] }
    return await concurrently(files.sources) { path in
      store.sourceFile(path) {
        guard let language = SourceFile.Language(fileExtension: path.fileExtension),
          let bytes = contents(of: path, atMost: longestSource)
        else { return nil }
        return SourceFile(bytes, in: language, mentioning: names.value)
      }
    }
  }

  /// Nil without an app: the documents of a library or tool are samples, whose classes are elsewhere.
  private static func index(
    of sources: [SourceIndex.File], _ store: FactStore?, _ state: ContentHash
  ) -> SourceIndex? {
    guard !sources.isEmpty else { return nil }
    let index = store.fact(
      .sourceIndex, ofState: state, make: { SourceIndex(sources) },
      read: { try SourceIndex(sources, from: &$0) }, write: { $0.write(to: &$1) })
    return index.hasInterface ? index : nil
  }

  /// The mentions in sources; nil when not all of them can be read.
  private static func sourceLoads(
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
  private static func loads(
    in files: ProjectFiles, _ names: Deferred<DocumentNames>, _ loadsInSources: DocumentLoads?, _ store: FactStore?
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

  /// Nil without a catalog: the project's images are elsewhere then.
  private static func assets(of files: ProjectFiles) -> AssetLibrary? {
    let library = AssetLibrary(paths: files.assets) { contents(of: $0, atMost: AssetCatalogue.headerLength) }
    return library.assets.isEmpty ? nil : library
  }

  private static func fonts(of files: ProjectFiles) async -> FontLibrary? {
    guard !files.fonts.isEmpty else { return nil }
    var library = FontLibrary()
    for (path, bytes) in await contents(of: files.fonts, atMost: longestFont) { library.add(bytes, file: path) }
    return library
  }

  private static func documents(of files: ProjectFiles, isComplete: Bool, _ store: FactStore?) async -> DocumentIndex {
    let summaries = await concurrently(files.documents) { path in
      store.fact(.summary, about: path) {
        contents(of: path, atMost: longestDocument).flatMap { try? Document(parsing: $0) }.map {
          DocumentSummary($0, path: path)
        }
      }
    }
    return DocumentIndex(summaries, isComplete: isComplete && summaries.count == files.documents.count)
  }

  private static func targets(of files: ProjectFiles, _ store: FactStore?) async -> ProjectTargets {
    let definitions = files.settings.filter { !$0.hasSuffix(".xcconfig") }.sorted()
    let read = await concurrently(definitions) { path -> DefinedTargets? in
      store.fact(.targets, about: path) {
        guard let bytes = contents(of: path, atMost: longestSettings) else { return nil }
        if path.hasSuffix(".swift") { return DefinedTargets(ProjectTarget.targets(ofPackage: bytes, path: path)) }
        return ProjectTarget.targets(ofXcodeProject: bytes, path: path).map { DefinedTargets($0) }
      }
    }
    let targets = read.flatMap(\.targets)
    let lists = await information(of: Set(targets.flatMap(\.propertyLists)).sorted())
    return ProjectTargets(
      targets, isComplete: read.count == definitions.count,
      information: Dictionary(uniqueKeysWithValues: lists.map { ($0.path, $0.information) }))
  }

  private static func information(of paths: [String]) async -> [(path: String, information: AppInformation)] {
    await contents(of: paths, atMost: longestSettings).map { path, bytes in
      var information = AppInformation()
      information.add(propertyList: String(decoding: bytes, as: UTF8.self))
      return (path, information)
    }
  }

  private static func deploymentTargets(of files: ProjectFiles) async -> DeploymentTargets? {
    var targets = DeploymentTargets()
    for (_, bytes) in await contents(of: files.settings, atMost: longestSettings) {
      targets.add(settings: bytes)
    }
    return targets.ranges.isEmpty ? nil : targets
  }
}

/// Shared, because creating it takes longer than looking up a fact.
private let emptySource = SourceFile([], in: .swift)

extension FactStore? {
  fileprivate func fact<Fact: ByteCodable>(
    _ kind: FactStore.Kind, about path: String, make: () -> Fact?
  ) -> Fact? {
    guard let self else { return make() }
    return self.fact(kind, about: path, make: make)
  }

  fileprivate func fact<Fact>(
    _ kind: FactStore.Kind, ofState state: ContentHash, make: () -> Fact,
    read: (inout ByteReader) throws -> Fact, write: (Fact, inout ByteWriter) -> Void
  ) -> Fact {
    guard let self else { return make() }
    return self.fact(kind, ofState: state, make: make, read: read, write: write)
  }

  /// A source file, decoded on request if it is in the store; nil when it cannot be read.
  fileprivate func sourceFile(
    _ path: String, read: @escaping @Sendable () -> SourceFile?
  ) -> SourceIndex.File? {
    guard let self else { return read().map { SourceIndex.File(path: path, source: $0) } }
    return self.deferredFact(.source, about: path, empty: emptySource, make: read)
      .map { SourceIndex.File(path: path, $0) }
  }
}

/// Nil for a file that is unreadable or larger than the limit.
func contents(of path: String, atMost limit: Int) -> [UInt8]? {
  let bytes = try? FileBytes.readRegularFile(FilePath(path), atMost: limit + 1)
  return bytes.flatMap { $0.count <= limit ? $0 : nil }
}

func contents(of paths: [String], atMost limit: Int) async -> [(path: String, bytes: [UInt8])] {
  await concurrently(paths) { path in contents(of: path, atMost: limit).map { (path, $0) } }
}

/// The non-nil results for paths, in their order.
func concurrently<Result: Sendable>(
  _ paths: [String], _ read: @escaping @Sendable (String) -> Result?
) async -> [Result] {
  // Each task reads several files, so that starting it costs little in comparison.
  let size = 32
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for start in stride(from: 0, to: paths.count, by: size) {
      group.addTask { (start, paths[start..<min(start + size, paths.count)].compactMap(read)) }
    }
    var parts: [Int: [Result]] = [:]
    for await (start, results) in group { parts[start] = results }
    return parts.ordered { $0.key }.flatMap(\.value)
  }
}
