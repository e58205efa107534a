import IBChanges
import IBProject

extension KnownResources {
  /// The images and colors of the asset catalogs of a document's project.
  package init(near path: String) {
    guard path != "-" else {
      self.init()
      return
    }
    self.init(imageSizes: AssetCatalogue.index(near: path).imageSizes, colors: PictureAssets(near: path).listedColors)
  }
}
