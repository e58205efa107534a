import SystemPackage

/// The folder of a document's project: its repository, or outside repositories the nearest folder with an Xcode
/// project, workspace or package.
///
/// A repository can have several projects that share sources; a class is missing only if none of them has it.
struct ProjectFolder {
  private struct Surroundings {
    var repository: FilePath?
    /// The nearest one.
    var project: FilePath?
  }

  /// Project folders by the folders of documents as spelled.
  private var known: [Substring: FilePath?] = [:]
  private var surroundings: [FilePath: Surroundings] = [:]

  /// The maximum number of levels from the document's folder up to the project's.
  private static let height = 32

  /// Returns nil without a project.
  mutating func of(_ document: String) -> FilePath? {
    let folder = document.folderPart
    if let answer = known[folder] { return answer }
    let found = FilePath(document).folder.resolved().map { surroundings(of: $0, height: ProjectFolder.height) }
    let answer = found?.repository ?? found?.project
    known[folder] = answer
    return answer
  }

  private mutating func surroundings(of folder: FilePath, height: Int) -> Surroundings {
    if height == 0 || folder == "/" || !Boundary.admits(folder) { return Surroundings() }
    if let known = surroundings[folder] { return known }
    var answer = Surroundings()
    if DocumentPaths.exists(folder.appending(".git").string) {
      answer.repository = folder
    } else {
      answer = surroundings(of: folder.folder, height: height - 1)
      if answer.repository == nil, ProjectFolder.isProject(folder) { answer.project = folder }
    }
    surroundings[folder] = answer
    return answer
  }

  /// Whether a folder has an Xcode project, a workspace or a package.
  static func isProject(_ folder: FilePath) -> Bool {
    ((try? FolderEntry.names(of: folder)) ?? []).contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }
}
