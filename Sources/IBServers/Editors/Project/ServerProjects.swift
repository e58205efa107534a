import IBLayout
import IBLint
import IBModel
import IBProject
import IBWorkspace

/// The projects around the documents of a session. Each part is read once, until a file changes.
actor ServerProjects {
  let host: any ServerHost
  private var reader: ProjectReader
  private var resources: [String: Task<Resources, Never>] = [:]
  private var symbols: [String: Task<[WorkspaceSymbol], Never>] = [:]

  init(_ host: any ServerHost) { (self.host, reader) = (host, host.projectReader()) }

  func settings(for path: String) async throws(ConfigurationError) -> DocumentSettings {
    try await host.settings(forDocument: path)
  }

  func problems(ofConfiguration path: String, _ text: [UInt8]) async -> [ConfigurationError.Problem] {
    await host.problems(ofConfiguration: path, text)
  }

  func project(around path: String, for needs: Set<ProjectPart>) async -> Project {
    let configured = (try? await host.settings(forDocument: path).project) ?? ConfiguredProject()
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

  func documents(below folder: String) async -> [String] { await host.documents(below: folder) }

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
    reader = host.projectReader()
    await host.forget()
  }
}
