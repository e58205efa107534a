import IBAssets
import IBModel
import IBScene
import IBWorkspace

/// What asset catalogs say about the resources of documents; searches each folder once.
///
/// Every command that lays out documents resolves them here, so that all of them have the same resources.
final class ProjectResources {
  private var known: [String: Resources] = [:]

  /// The scenes of a document in a situation, with the resources of its project.
  func resolve(_ loaded: LoadedDocument, in situation: Situation) -> ResolvedDocument {
    ResolvedDocument(loaded.document, in: self.situation(situation, for: loaded))
  }

  /// A situation with the resources of a document's project and what its code decides. Nothing is searched when content
  /// is not measured.
  func situation(_ situation: Situation, for loaded: LoadedDocument) -> Situation {
    var situation = situation
    situation.code = loaded.code
    guard situation.content == .measured, loaded.path != "-" else { return situation }
    situation.resources = resources(near: loaded.path)
    return situation
  }

  private func resources(near path: String) -> Resources {
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
