import SystemPackage

/// The folder of the project that a document belongs to: the repository it is in. Outside of repositories it is the
/// nearest folder with an Xcode project, a workspace or a package.
///
/// A repository can have several projects that share sources; a class is missing only if none of them has it.
struct ProjectFolder {
  /// What a folder and those around it are part of.
  private struct Surroundings {
    var repository: FilePath?
    /// The nearest one.
    var project: FilePath?
  }

  /// Folders of documents as they are named, with those of their projects.
  private var known: [Substring: FilePath?] = [:]
  private var surroundings: [FilePath: Surroundings] = [:]

  /// How many levels above the document's folder the project's folder may be.
  private static let height = 32

  /// The folder of the project of a document; nil if there is none.
  mutating func of(_ document: String) -> FilePath? {
    let folder = document.folderPart
    if let answer = known[folder] { return answer }
    let found = FilePath(document).folder.resolved().map { surroundings(of: $0, height: ProjectFolder.height) }
    let answer = found?.repository ?? found?.project
    known[folder] = answer
    return answer
  }

  private mutating func surroundings(of folder: FilePath, height: Int) -> Surroundings {
    if height == 0 || folder == "/" { return Surroundings() }
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

  private static func isProject(_ folder: FilePath) -> Bool {
    ((try? FolderEntry.names(of: folder)) ?? []).contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }
}
