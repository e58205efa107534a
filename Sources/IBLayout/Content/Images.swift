import IBModel
import IBXML

/// The sizes of images by name, in points.
struct ImageSizes: Sendable {
  private let sizes: [String: Size]
  private let symbols: [String: Size]

  init(_ document: Document, catalogue: [String: Size]) {
    var sizes: [String: Size] = [:]
    var symbols: [String: Size] = [:]
    for resource in document.resources where resource.kind == .image {
      guard let width = resource.element.number(.width), let height = resource.element.number(.height) else { continue }
      let size = Size(width: width, height: height)
      if resource.catalog == "system" { symbols[resource.name] = size } else { sizes[resource.name] = size }
    }
    self.sizes = sizes.merging(catalogue) { $1 }
    self.symbols = symbols
  }

  /// The size of an image that is not a symbol.
  func size(named name: String) -> Size? { sizes[name] ?? ImageSizes.builtIn[name] }

  /// The size of a symbol of the system in a text of a font.
  ///
  /// Documents store symbols at some large size. At a font's the larger side is about 1.19 em, of arrow heads less; at
  /// the scale "large" it is 1.29 times as much. A few frames of symbols without constraints show it.
  func symbolSize(named name: String, font: Font, scale: String?) -> Size {
    let stored = symbols[name] ?? Size(width: 120, height: 110)
    let factor = ImageSizes.symbolScales[scale ?? "default"] ?? 1
    let larger = max(stored.width, stored.height, 1)
    let side = (name.hasPrefix("chevron.") ? 0.97 : 1.19) * font.size * factor
    return Size(
      width: (stored.width / larger * side * 2).rounded() / 2, height: (stored.height / larger * side * 2).rounded() / 2
    )
  }

  private static let symbolScales: [String: Double] = ["small": 0.78, "medium": 1, "default": 1, "large": 1.29]

  /// Images AppKit comes with. Source: `<resources>` of public documents.
  private static let builtIn: [String: Size] = [
    "NSActionTemplate": Size(width: 14, height: 14), "NSAddTemplate": Size(width: 11, height: 11),
    "NSRemoveTemplate": Size(width: 11, height: 11), "NSApplicationIcon": Size(width: 32, height: 32),
    "NSCaution": Size(width: 32, height: 32), "NSRefreshTemplate": Size(width: 11, height: 15),
    "NSStopProgressFreestandingTemplate": Size(width: 14, height: 14),
    "NSMenuOnStateTemplate": Size(width: 11, height: 11),
  ]
}

extension ContentMeasure {
  /// The size of the image an element names, in one of two places: an attribute, or a reference below.
  func imageSize(of element: Element, _ name: Name = .image, font: Font = Font(size: 17)) -> Size? {
    if let image = element[name] {
      if element[.catalog] == "system" { return symbolSize(image, element, font) }
      return images.size(named: image)
    }
    guard name == .image, let reference = element.child("imageReference"), let image = reference[.image] else {
      return nil
    }
    if reference[.catalog] == "system" { return symbolSize(image, reference, font) }
    return images.size(named: image)
  }

  private func symbolSize(_ name: String, _ element: Element, _ font: Font) -> Size {
    let configuration =
      element.child("preferredSymbolConfiguration") ?? element.child(withKey: "preferredSymbolConfigurationForImage")
    var font = font
    if let description = configuration?.child(.fontDescription) {
      font = self.font(describedBy: description) ?? font
    }
    if let size = configuration?.number(.pointSize) ?? element.number("symbolPointSize") { font.size = size }
    return images.symbolSize(named: name, font: font, scale: configuration?[.scaleName] ?? element["symbolScale"])
  }
}
