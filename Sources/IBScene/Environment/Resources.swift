import IBModel
import IBXML

/// What a document refers to by name and does not hold: what the asset catalogs of its project say.
public struct Resources: Sendable, Hashable {
  /// Sizes of images in points, by name.
  public var imageSizes: [String: Size]

  /// Resources of a project; without arguments nothing is known.
  public init(imageSizes: [String: Size] = [:]) { self.imageSizes = imageSizes }
}

extension Document {
  /// Sizes of the images the document lists, by name, in points. System images are left out: they are drawn in a size
  /// that follows the font.
  package var listedImageSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for resource in resources where resource.kind.text == "image" && resource.catalog == nil {
      guard let width = resource.element[.width].flatMap({ Double(finite: $0) }),
        let height = resource.element[.height].flatMap({ Double(finite: $0) }), width > 0, height > 0
      else { continue }
      sizes[resource.name] = Size(width: width, height: height)
    }
    return sizes
  }
}
