import IBLint
import SystemPackage

/// Reads what rules need to know about the projects of documents, each part of each project once.
public actor ProjectReader {
  private var folders = ProjectFolder()
  private var translations = DocumentTranslations()
  private var projects: [FilePath: ProjectParts] = [:]

  /// A reader that has read nothing yet.
  public init() {}

  /// What is known about the project of a document, as far as rules need it.
  public func project(ofDocument path: String, for needs: Set<Rule.Need>) async -> Project {
    var project = Project()
    project.documentPath = path
    guard path != "-" else { return project }
    if needs.contains(.strings) { project.translations = translations.tables(of: FilePath(path)) }
    let needs = needs.subtracting([.layout, .strings])
    guard !needs.isEmpty, let folder = folders.of(FilePath(path)) else { return project }
    let parts = projects[folder] ?? ProjectParts(folder)
    projects[folder] = parts
    await parts.add(needs, to: &project)
    return project
  }

  /// A hash of all files that say what rules need to know about the project of a document. It changes when one of them
  /// does, when one is added and when one is removed.
  public func state(ofDocument path: String, for needs: Set<Rule.Need>) async -> ContentHash {
    var states = FileStates()
    guard path != "-", !needs.isEmpty else { return states.hash }
    if needs.contains(.strings) { states.add(translations.files(of: FilePath(path))) }
    let needs = needs.subtracting([.layout, .strings])
    guard !needs.isEmpty, let folder = folders.of(FilePath(path)) else { return states.hash }
    let parts = projects[folder] ?? ProjectParts(folder)
    projects[folder] = parts
    states.add(await parts.state(for: needs), of: folder)
    return states.hash
  }
}
