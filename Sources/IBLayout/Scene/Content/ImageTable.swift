import IBModel
import IBXML

/// Sizes of the images a document can show, in points.
package struct ImageTable: Sendable, Hashable {
  private var images: [String: Size] = [:]
  private var symbols: [String: Size] = [:]
  private let resources: [String: Size]

  /// Images of asset catalogs take precedence over those that the document lists in `<resources>`.
  package init(_ document: Document, _ resources: Resources = Resources()) {
    self.resources = resources.imageSizes
    for resource in document.resources where resource.kind == .image {
      let element = resource.element
      guard let width = element[.width].flatMap({ Double(finite: $0) }),
        let height = element[.height].flatMap({ Double(finite: $0) }), width > 0, height > 0
      else { continue }
      let size = Size(width: min(width, ImageTable.largest), height: min(height, ImageTable.largest))
      if resource.catalog == "system" { symbols[resource.name] = size } else { images[resource.name] = size }
    }
  }

  /// Larger extents in points are mistakes, and sums of them may not be finite.
  private static let largest = 1_000_000.0

  package func size(ofImage name: String) -> Size? { resources[name] ?? images[name] ?? ImageTable.builtIn[name] }

  package func size(ofSymbol name: String) -> Size? { symbols[name] }

  /// Images AppKit comes with. Source: `<resources>` of public documents.
  private static let builtIn: [String: Size] = [
    "NSActionTemplate": Size(width: 14, height: 14), "NSAddTemplate": Size(width: 11, height: 11),
    "NSRemoveTemplate": Size(width: 11, height: 11), "NSApplicationIcon": Size(width: 32, height: 32),
    "NSCaution": Size(width: 32, height: 32), "NSRefreshTemplate": Size(width: 11, height: 15),
    "NSStopProgressFreestandingTemplate": Size(width: 14, height: 14),
    "NSMenuOnStateTemplate": Size(width: 11, height: 11),
  ]
}
