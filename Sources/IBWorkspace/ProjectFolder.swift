import SystemPackage

/// The folder of the project that a document belongs to: the repository it is in. Outside of repositories it is the
/// nearest folder with an Xcode project, a workspace or a package.
///
/// A repository can have several projects that share sources; a class is missing only if none of them has it.
struct ProjectFolder {
  /// Folders of documents, with those of their projects.
  private var known: [FilePath: FilePath?] = [:]

  /// How many levels above the document's folder the project's folder may be.
  private static let height = 32

  /// The folder of the project of a document; nil if there is none.
  mutating func of(_ document: FilePath) -> FilePath? {
    let folder = document.folder
    if let answer = known[folder] { return answer }
    let answer = ProjectFolder.search(from: folder)
    known[folder] = answer
    return answer
  }

  private static func search(from folder: FilePath) -> FilePath? {
    guard var current = folder.resolved() else { return nil }
    var project: FilePath?
    for _ in 0..<height where current != "/" {
      if DocumentPaths.exists(current.appending(".git").string) { return current }
      if project == nil, isProject(current) { project = current }
      current = current.folder
    }
    return project
  }

  private static func isProject(_ folder: FilePath) -> Bool {
    ((try? FolderEntry.entries(of: folder)) ?? []).contains { entry in
      entry.name.string == "Package.swift" || ["xcodeproj", "xcworkspace"].contains(entry.name.extension)
    }
  }
}
