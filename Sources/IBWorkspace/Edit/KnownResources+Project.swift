import IBChanges
import IBProject

extension KnownResources {
  /// A search for the images and colors of documents' projects, each read once.
  package static func searchingProjects() -> @Sendable (_ path: String) -> KnownResources {
    let known = PerProject { KnownResources(near: $0) }
    return { known.value(near: $0) }
  }

  /// The images and colors of the asset catalogs of a document's project.
  package init(near path: String) {
    guard path != "-" else {
      self.init()
      return
    }
    self.init(imageSizes: AssetCatalogue.index(near: path).imageSizes, colors: PictureAssets(near: path).listedColors)
  }
}
