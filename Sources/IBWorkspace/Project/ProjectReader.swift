import IBProject
import SystemPackage

/// A reader of the projects of documents, each part once.
package actor ProjectReader {
  private var folders = ProjectFolder()
  private var translations = DocumentTranslations()
  private var projects: [Key: ProjectParts] = [:]
  private let cache: ProjectCache?

  private struct Key: Hashable {
    var folder: FilePath
    var configured: ConfiguredProject
  }

  package init(keeping cache: ProjectCache? = nil) { self.cache = cache }

  /// Saves the cache for the next run, which reads files again if that fails.
  package func save() async {
    for parts in projects.values { await parts.save() }
  }

  /// Returns the needed information about a document's project.
  /// - Parameter configured: the properties that replace discovered ones.
  package func project(
    ofDocument path: String, for needs: Set<ProjectPart>, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> Project {
    var project = Project()
    project.documentPath = path
    project.devices = configured.devices
    project.closedClasses = configured.closedClasses
    project.deploymentTargets = configured.deploymentTargets
    guard path != "-" else { return project }
    if needs.contains(.strings) {
      project.translations = translations.tables(of: path, in: configured.strings)
    }
    if needs.contains(.layouts) { project.sheet = Project.Sheet(besideDocument: path) }
    let needs = needs.subtracting([.layouts, .strings])
    if !needs.isEmpty, let parts = parts(ofDocument: path, configured) {
      await parts.add(needs, to: &project)
      let file = FilePath(path)
      project.indexedPath = file.lastComponent.flatMap { file.folder.resolved()?.entry($0).string }
      project.deploymentTargets = configured.deploymentTargets ?? project.deploymentTargets
    }
    return project
  }

  /// Returns the references in a document's project, and the document's path in it; nil without a project. Reads
  /// missing sources, documents, Info.plists and targets.
  package func references(
    around path: String, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> (references: ProjectReferences, document: String)? {
    let file = FilePath(path)
    guard path != "-", let parts = parts(ofDocument: path, configured),
      let document = file.lastComponent.flatMap({ file.folder.resolved()?.entry($0).string })
    else { return nil }
    return await parts.references().map { ($0, document) }
  }

  /// Returns a hash of all needed files in a document's project, which changes when one is changed, added or removed.
  package func state(
    ofDocument path: String, for needs: Set<ProjectPart>, _ configured: ConfiguredProject = ConfiguredProject()
  ) async -> ContentHash {
    var states = FileStates(KnownFileStates(cache?.strategy ?? .metadata))
    guard path != "-", !needs.isEmpty else { return states.hash }
    if needs.contains(.strings) { states.add(translations.files(of: path, in: configured.strings)) }
    if needs.contains(.layouts) { states.add(SheetFile.path(besideDocument: path).map { [FilePath($0)] } ?? []) }
    let needs = needs.subtracting([.layouts, .strings])
    if !needs.isEmpty, let parts = parts(ofDocument: path, configured) {
      states.add(await parts.state(for: needs), of: parts.folder)
    }
    return states.hash
  }

  func parts(ofDocument path: String, _ configured: ConfiguredProject) -> ProjectParts? {
    let configuredFolder = configured.hasLocations ? configured.folder.map { FilePath($0) } : nil
    guard let folder = folders.of(path) ?? configuredFolder else { return nil }
    let key = Key(folder: folder, configured: configured)
    let parts = projects[key] ?? ProjectParts(folder, configured, cache)
    projects[key] = parts
    return parts
  }
}
