import IBBase
import IBProject
import SystemPackage

/// The parts of one project, each read on demand.
actor ProjectParts {
  nonisolated let folder: FilePath
  private let configured: ConfiguredProject
  private let cache: ProjectCache?
  let fileStates: KnownFileStates

  init(_ folder: FilePath, _ configured: ConfiguredProject, _ cache: ProjectCache?) {
    (self.folder, self.configured, self.cache) = (folder, configured, cache)
    fileStates = KnownFileStates(cache?.strategy ?? .metadata)
  }

  // Tasks, so that several documents wait for one reading.
  lazy var files = Task { [folder, configured] in configured.files(of: folder) }
  private var openStores: [Task<FactStore?, Never>] = []
  private lazy var sourceStore = open(.sources)
  lazy var store = open(.others)

  private func open(_ part: ProjectCache.Part) -> Task<FactStore?, Never> {
    let store = Task<FactStore?, Never> { [files, cache, folder, fileStates] in
      guard let cache else { return nil }
      return await cache.store(of: folder, part, namesIn: await files.value.documents, fileStates)
    }
    openStores.append(store)
    return store
  }

  lazy var sourceFiles = Task { [files, names, sourceStore] in
    await ProjectParts.sourceFiles(of: await files.value, await names.value, await sourceStore.value)
  }
  lazy var sources = Task { [sourceFiles, sourceStore, sourceState, targets] in
    var index = ProjectParts.index(of: await sourceFiles.value, await sourceStore.value, await sourceState.value)
    let targets = await targets.value
    if targets.isComplete { index?.modules = Set(targets.targets.flatMap(\.modules)) }
    return index
  }
  private lazy var loadsInSources = Task { [files, sourceFiles, sourceStore, sourceState] in
    ProjectParts.sourceLoads(
      of: await sourceFiles.value, in: await files.value, await sourceStore.value, await sourceState.value)
  }
  lazy var absentDocuments = Task { [files, targets] in
    ProjectParts.absentDocuments(of: await targets.value, in: await files.value)
  }
  private lazy var absentSourcePaths = Task { [files, targets] in
    let targets = await targets.value.targets.filter { !DocumentLoads.isTestOrSample($0.definition) }
    return ProjectParts.absentFiles(["swift", "m", "mm"], of: targets, besides: await files.value.sources)
  }
  lazy var absentSources = Task { [files, targets] in
    ProjectParts.names(
      of: ProjectParts.absentFiles(
        ["swift", "m", "mm"], of: await targets.value.targets, besides: await files.value.sources))
  }
  private lazy var knownLoads: Task<DocumentLoads?, Never> = Task { [files, names, loadsInSources, store] in
    await ProjectParts.loads(in: await files.value, await names.value, await loadsInSources.value, await store.value)
  }
  lazy var loads: Task<DocumentLoads?, Never> = Task { [files, knownLoads, absentDocuments, absentSourcePaths] in
    let (absent, known) = await (absentSourcePaths.value, files.value.sources)
    guard await absentDocuments.value.isEmpty, !ProjectParts.isPartial(absent, besides: known) else { return nil }
    return await knownLoads.value
  }
  /// Lazy, because only changed files are searched for the names.
  private lazy var names = Task { [files] in
    let documents = await files.value.documents
    return Lazy { DocumentLoads.names(ofDocuments: documents) }
  }
  private lazy var reach = Task { await readReach() }
  private lazy var sourceState = Task { await state(for: [.sources]) }
  private lazy var assets = Task { [files] in ProjectParts.assets(of: await files.value) }
  private lazy var fonts = Task { [files] in await ProjectParts.fonts(of: await files.value) }
  lazy var documents = Task { [files, store, absentDocuments] in
    await ProjectParts.documents(of: await files.value, absent: await absentDocuments.value, await store.value)
  }
  lazy var targets = Task {
    let files = await files.value
    // Opening a store takes longer than a run without changes.
    return await ProjectParts.targets(of: files, files.settings.isEmpty ? nil : store.value)
  }
  private lazy var strayDocuments = Task { [files, targets] in
    await targets.value.strayFiles(among: await files.value.documents)
  }
  lazy var hasDependencies = Task { [files, targets] in
    let targets = await targets.value.targets
    return await files.value.hasDependencies || !targets.allSatisfy(\.libraries.isEmpty)
  }
  private lazy var libraries = Task { [files, targets] in
    LibraryReader(await files.value, await targets.value).libraries
  }
  private lazy var unusedMembers = Task { await readUnusedMembers() }
  private lazy var deploymentTargets = Task { [files] in await ProjectParts.deploymentTargets(of: await files.value) }

  /// Adds the needed parts. A project that is too large to list has none.
  func add(_ needs: Set<ProjectPart>, to project: inout Project) async {
    let files = await files.value
    guard !files.isTruncated else { return }
    project.documentPaths = files.documents
    if needs.contains(.sources) || needs.contains(.loads) {
      project.sources = await sources.value
      project.absentSources = Set(await absentSources.value)
      project.isPartial = ProjectParts.isPartial(await absentSourcePaths.value, besides: files.sources)
      project.libraries = await libraries.value
      if files.sources.contains(where: { $0.hasSuffix(".swift") }) {
        project.swiftVersion = await targets.value.targets.map(\.swiftVersion).min() ?? project.swiftVersion
      }
    }
    if needs.contains(.loads) {
      project.loads = await loads.value
      project.targets = await targets.value
      project.strayDocuments = await strayDocuments.value
      project.absentDocuments = await absentDocuments.value
    }
    if needs.contains(.assets) { project.assets = await assets.value }
    if needs.contains(.fonts) { project.fonts = await fonts.value }
    if needs.contains(.documents) { project.documents = await documents.value }
    if needs.isSuperset(of: [.documents, .loads]) { project.reach = await reach.value }
    if needs.contains(.unusedMembers) { project.unusedMembers = await unusedMembers.value }
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
  lazy var references = Task { await readReferences() }

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

  private func readReach() async -> AppReach? {
    guard let sources = await sources.value, let loads = await knownLoads.value else { return nil }
    let (files, targets, store) = await (files.value, targets.value, store.value)
    let (documents, state) = await (documents.value, state(for: [.documents, .loads, .sources]))
    if let known: AppReach = store?.known(.reach, ofState: state) { return known }
    let reach = await ProjectParts.reach(sources, documents, loads, files, targets, store)
    if let reach { store?.keep(reach, .reach, ofState: state) }
    return reach
  }

  private func readUnusedMembers() async -> [UnusedItem]? {
    guard await sources.value != nil else { return nil }
    return await unused(in: [.outlets, .actions])?.items
  }

  func save() async {
    // Only opened stores: opening one takes longer than a run without changes.
    for store in openStores { await store.value?.save(keeping: Set(await files.value.all)) }
  }
}

/// Nil for a file that is unreadable or larger than the limit.
func contents(of path: String, atMost limit: Int) -> [UInt8]? {
  try? FileBytes.readWhole(path, atMost: limit)
}

func contents(of paths: [String], atMost limit: Int) async -> [(path: String, bytes: [UInt8])] {
  await concurrently(paths) { path in contents(of: path, atMost: limit).map { (path, $0) } }
}

/// The non-nil results for files, in their order.
/// - Parameter size: The number of files of a task, so that starting it costs little in comparison.
func concurrently<File: Sendable, Result: Sendable>(
  _ files: [File], inParts size: Int = 32, _ read: @escaping @Sendable (File) async -> Result?
) async -> [Result] {
  RunProgress.expect(files.count)
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for start in stride(from: 0, to: files.count, by: size) {
      group.addTask {
        var results: [Result] = []
        for file in files[start..<min(start + size, files.count)] {
          if let result = await read(file) { results.append(result) }
          RunProgress.advance()
        }
        return (start, results)
      }
    }
    var parts: [Int: [Result]] = [:]
    for await (start, results) in group { parts[start] = results }
    return parts.ordered { $0.key }.flatMap(\.value)
  }
}
