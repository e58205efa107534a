import IBLayout
import IBProject
import IBWorkspace

extension SceneResolver {
  /// A resolver that searches the projects around documents for the sizes of their images.
  static func searchingProjects() -> SceneResolver {
    let resources = PerProject { path in
      let index = AssetCatalogue.index(near: path)
      for problem in index.problems {
        Terminal.note("\(problem.path)/Contents.json: warning: cannot read the file: \(problem.error)")
      }
      if !index.isComplete {
        Terminal.note(
          "\(path): note: the document is in no project, so the search for asset catalogs stops after "
            + "\(AssetCatalogue.mostEntries) files and folders")
      }
      return Resources(imageSizes: index.imageSizes)
    }
    return SceneResolver { resources.value(near: $0) }
  }
}
