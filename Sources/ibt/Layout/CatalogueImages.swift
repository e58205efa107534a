import IBAssets
import IBModel
import IBScene
import IBWorkspace

/// The images in the asset catalogues of the projects that documents belong to; searches each folder once.
final class CatalogueImages {
  private var known: [String: [String: Size]] = [:]

  /// Sizes in points by the name documents use. Empty when content is not measured.
  func sizes(for document: LoadedDocument, in situation: Situation) -> [String: Size] {
    guard situation.content == .measured, document.path != "-" else { return [:] }
    let folder = document.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if let sizes = known[folder] { return sizes }
    let index = AssetCatalogue.index(near: document.path)
    for problem in index.problems {
      Terminal.note("\(problem.path)/Contents.json: warning: cannot read the file: \(problem.error)")
    }
    known[folder] = index.imageSizes
    return index.imageSizes
  }
}
