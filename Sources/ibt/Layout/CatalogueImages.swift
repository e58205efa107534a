import IBAssets
import IBLayout
import IBModel
import IBScene
import IBWorkspace

/// Sizes of the images in the asset catalogues of the projects documents belong to; each folder is searched once.
final class CatalogueImages {
  private var known: [String: [String: Size]] = [:]

  /// Sizes in points by the name documents use, for content that is measured; else nothing is searched.
  func sizes(for document: LoadedDocument, in situation: Situation) -> [String: Size] {
    guard situation.content == .measured, document.path != "-" else { return [:] }
    let folder = document.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if let sizes = known[folder] { return sizes }
    var sizes: [String: Size] = [:]
    for set in AssetCatalogue.imageSets(near: document.path) {
      let groups = set.groups.filter { AssetContents($0.contents).providesNamespace }.map(\.name)
      let name = (groups + [set.name]).joined(separator: "/")
      sizes[name] = sizes[name] ?? AssetContents(set.contents).imageSize { set.beginning(of: $0) }
    }
    known[folder] = sizes
    return sizes
  }
}
