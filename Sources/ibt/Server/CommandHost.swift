import IBChanges
import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBServers
import IBWorkspace

/// The parts of the language server that work as the commands do: configurations, documents of folders, operations.
actor CommandHost: ServerHost {
  private var configurations = Configurations()
  private var known: [String: Result<DocumentSettings, ConfigurationError>] = [:]
  private var found: [String: [String]] = [:]

  func forget() {
    (configurations, known, found) = (Configurations(), [:], [:])
  }

  func settings(forDocument path: String) throws(ConfigurationError) -> DocumentSettings {
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
          linter: try linter(configuration, parts, ignoring: []),
          quickLinter: try linter(configuration, parts, ignoring: Rule.kindsNeedingFrames),
          project: configuration.configuredProject))
    } catch { return .failure(error) }
  }

  private func linter(
    _ configuration: Configuration, _ parts: Configuration.Parts, ignoring ignored: [String]
  ) throws(ConfigurationError) -> Linter {
    // The selection contains no unknown name.
    let rules = try? configuration.rules(for: parts, select: nil, ignore: ignored)
    let selection = rules?.selection(suppressing: configuration.suppressions(for: parts)) ?? .standard
    return Linter(selection, contrasts: \.contrasts)
  }

  func problems(ofConfiguration path: String, _ text: [UInt8]) -> [ConfigurationError.Problem] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard ConfigurationLoader.fileNames.contains(name) else { return [] }
    let loader = ConfigurationLoader(showing: [path: text])
    let folder = path.dropLast(name.utf8.count + 1)
    do throws(ConfigurationError) {
      _ = try loader.load(path, folder: folder.isEmpty ? "/" : String(folder))
      return []
    } catch { return error.problems }
  }

  func documents(below folder: String) async -> [String] {
    if let documents = found[folder] { return documents }
    let documents = await DocumentSources(at: [folder], Configurations()).noted().list.map(\.path)
    found[folder] = documents
    return documents
  }

  nonisolated func projectReader() -> ProjectReader {
    guard let folder = CacheFolder.path else { return ProjectReader() }
    return ProjectReader(keeping: ProjectCache(in: folder, program: .program(.metadata)))
  }

  nonisolated func carryOut(
    _ statement: Statement, on document: Document, at path: String
  ) async throws(OperationError) -> OperationResult {
    var run = OperationRun([(path, OperationResult(document) { KnownResources(near: path) })])
    if try statement.scenesStatement() != nil {
      throw OperationError("this changes several documents, which editors cannot undo together; use `ibt run`")
    }
    let operation = try statement.operation(in: [document])
    let canvas: Situation
    do {
      let loaded = try LoadedDocument(path: path, bytes: document.bytes)
      canvas = SceneResolver.searchingProjects().situation(Situation(content: .stored), for: loaded)
    } catch { throw OperationError("\(error)") }
    do throws(RunError) { try run.apply(operation, on: { _ in canvas }) } catch {
      throw OperationError(error.message, error.object)
    }
    var result = run.results[0].result
    do {
      try result.settleFrames(by: LayoutEngine(), in: canvas)
    } catch { throw OperationError("the frames cannot be updated (\(error))") }
    return result
  }
}
