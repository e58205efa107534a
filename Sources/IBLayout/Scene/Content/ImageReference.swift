import IBModel
import IBXML

/// An image that a view shows.
package struct ImageReference: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case image
    /// A symbol of the system, which is drawn like text of a font.
    indirect case symbol(SymbolSettings)
  }

  package var name: String
  package var kind: Kind
  /// The size in points; nil when it is unknown. For a symbol the one in documents; only its proportions
  /// count.
  package var size: Size?

  /// Whether the image has an alignment rectangle of its own on the Mac: symbols and AppKit's own images.
  package var isTemplate: Bool { isSymbol || name.hasPrefix("NS") }

  package var isArrowHead: Bool { name.hasPrefix("chevron.") }

  package var isSymbol: Bool { if case .symbol = kind { true } else { false } }
}

/// The settings with which a symbol is drawn.
package struct SymbolSettings: Sendable, Hashable {
  /// A size of a symbol relative to the surrounding text.
  package enum Scale: String, Sendable, CaseIterable { case `default`, small, medium, large }

  /// Nil for the font of the surrounding text.
  package var font: FontSettings?
  package var pointSize: Double?
  /// Nil for the weight of the font.
  package var weight: FontWeight?
  package var scale: Scale
}

extension AttributeReader {
  mutating func image(_ name: Name = .image, of element: Element) -> ImageReference? {
    if let image = text(name, of: element) { return reference(to: image, in: element) }
    guard name == .image else { return nil }
    for child in element.children(.imageReference) where child[.key] == "image" {
      return child[.image].map { reference(to: $0, in: child) }
    }
    return nil
  }

  private mutating func reference(to name: String, in element: Element) -> ImageReference {
    guard element[.catalog] == "system" else {
      return ImageReference(name: name, kind: .image, size: images.size(ofImage: name))
    }
    let configuration =
      element.child(.preferredSymbolConfiguration)
      ?? element.child(withKey: "preferredSymbolConfigurationForImage")
    let settings = SymbolSettings(
      font: configuration?.child(.fontDescription).flatMap { font($0) },
      pointSize: configuration.flatMap { measure(.pointSize, of: $0) } ?? measure(.symbolPointSize, of: element),
      weight: configuration.flatMap { weight(of: $0) },
      scale: configuration.flatMap { value(.scaleName, of: $0) } ?? value(.symbolScale, of: element) ?? .default)
    return ImageReference(name: name, kind: .symbol(settings), size: images.size(ofSymbol: name))
  }
}
