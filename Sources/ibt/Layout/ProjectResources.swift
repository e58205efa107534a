import IBLayout
import IBProject
import IBWorkspace

extension SceneResolver {
  /// A resolver that searches the projects around documents for the sizes of their images.
  static func searchingProjects() -> SceneResolver {
    let projects = ProjectResources()
    return SceneResolver { projects.resources(near: $0) }
  }
}

/// The resources in asset catalogs around documents; searches each folder once.
private final class ProjectResources {
  private var known: [String: Resources] = [:]

  func resources(near path: String) -> Resources {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if let resources = known[folder] { return resources }
    let index = AssetCatalogue.index(near: path)
    for problem in index.problems {
      Terminal.note("\(problem.path)/Contents.json: warning: cannot read the file: \(problem.error)")
    }
    if !index.isComplete {
      Terminal.note(
        "\(path): note: the document is in no project, so the search for asset catalogs stops after "
          + "\(AssetCatalogue.mostEntries) files and folders")
    }
    let resources = Resources(imageSizes: index.imageSizes)
    known[folder] = resources
    return resources
  }
}
