import IBModel
import IBXML

extension Document {
  /// Sizes of the images the document lists, by name, in points. System images are left out: they are drawn in a size of
  /// the font's.
  var imageSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for resource in resources where resource.kind == .image && resource.catalog == nil {
      guard let width = resource.element[.width].flatMap({ Double(finite: $0) }),
        let height = resource.element[.height].flatMap({ Double(finite: $0) }), width > 0, height > 0
      else { continue }
      sizes[resource.name] = Size(width: width, height: height)
    }
    return sizes
  }
}
