import IBDrawing
import IBLayout
import IBLint
import IBProject
import IBWorkspace

/// The configuration of a document.
struct DocumentSettings: Sendable {
  var linter: Linter
  var quickLinter: Linter
  var project: ConfiguredProject
}

/// The configurations and projects around the documents of a session. Each part is read once, until a file changes.
actor ServerProjects {
  private let program: ServerProgram
  private var configurations = Configurations()
  private var known: [String: Result<DocumentSettings, ConfigurationError>] = [:]
  private var found: [String: [String]] = [:]
  private var reader: ProjectReader
  private var resources: [String: Task<Resources, Never>] = [:]
  private var symbols: [String: Task<[WorkspaceSymbol], Never>] = [:]

  init(_ program: ServerProgram) { (self.program, reader) = (program, program.projectReader) }

  func settings(for path: String) throws(ConfigurationError) -> DocumentSettings {
    if let settings = known[path] { return try settings.get() }
    let settings = read(path)
    known[path] = settings
    return try settings.get()
  }

  private func read(_ path: String) -> Result<DocumentSettings, ConfigurationError> {
    do throws(ConfigurationError) {
      let configuration = try configurations.configuration(for: path)
      let parts = configuration.parts(for: configurations.absolute(path))
      return .success(
        DocumentSettings(
          linter: linter(configuration, parts, ignoring: []),
          quickLinter: linter(configuration, parts, ignoring: Rule.kindsNeedingFrames),
          project: configuration.configuredProject))
    } catch { return .failure(error) }
  }

  private func linter(
    _ configuration: Configuration, _ parts: Configuration.Parts, ignoring ignored: [String]
  ) -> Linter {
    // The selection contains no unknown name.
    let rules = try? configuration.rules(for: parts, select: nil, ignore: ignored)
    let selection = rules?.selection(suppressing: configuration.suppressions(for: parts)) ?? .standard
    return Linter(selection, contrasts: \.contrasts)
  }

  nonisolated func problems(ofConfiguration path: String, _ text: [UInt8]) -> [ConfigurationError.Problem] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard ConfigurationLoader.fileNames.contains(name) else { return [] }
    let loader = ConfigurationLoader(showing: [path: text])
    let folder = path.dropLast(name.utf8.count + 1)
    do throws(ConfigurationError) {
      _ = try loader.load(path, folder: folder.isEmpty ? "/" : String(folder))
      return []
    } catch { return error.problems }
  }

  func project(around path: String, for needs: Set<ProjectPart>) async -> Project {
    let configured = (try? settings(for: path).project) ?? ConfiguredProject()
    return await reader.project(ofDocument: path, for: needs, configured)
  }

  func project(around path: String, for needs: Set<ProjectPart>, _ configured: ConfiguredProject) async -> Project {
    await reader.project(ofDocument: path, for: needs, configured)
  }

  /// The resources in asset catalogs around the documents of a folder, found once.
  func resources(near path: String) async -> Resources {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    let task =
      resources[folder]
      ?? Task.detached(priority: .utility) { Resources(imageSizes: AssetCatalogue.index(near: path).imageSizes) }
    resources[folder] = task
    return await task.value
  }

  func documents(below folder: String) async -> [String] {
    if let documents = found[folder] { return documents }
    let sources = await DocumentSources(at: [folder])
    sources.notes.forEach(program.note)
    let documents = sources.list.map(\.path)
    found[folder] = documents
    return documents
  }

  func symbols(of path: String) async -> [WorkspaceSymbol] {
    let task = symbols[path] ?? Task.detached(priority: .utility) { WorkspaceSymbol.all(inFile: path) }
    symbols[path] = task
    return await task.value
  }

  func save() async { await reader.save() }

  /// Forgets everything because files changed, so that it is read again when it is next needed.
  func forget(_ paths: [String]) async {
    for path in paths { symbols[path] = nil }
    resources = [:]
    await reader.save()
    reader = program.projectReader
    (configurations, known, found) = (Configurations(), [:], [:])
  }
}
