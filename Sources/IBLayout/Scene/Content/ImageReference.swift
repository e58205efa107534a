import IBModel
import IBXML

/// An image that a view shows.
package struct ImageReference: Sendable, Hashable {
  /// What kind of image it is.
  package enum Kind: Sendable, Hashable {
    /// An image of the app, or one AppKit comes with.
    case image
    /// A symbol of the system, drawn as text of a font is.
    indirect case symbol(SymbolSettings)
  }

  /// The name of the image.
  package var name: String
  /// What kind of image it is.
  package var kind: Kind
  /// The size in points; for a symbol the one documents store, from which only the proportions are taken. Nil when it
  /// is unknown.
  package var size: Size?

  /// Whether the image has an alignment rectangle of its own on the Mac: symbols and AppKit's own images.
  package var isTemplate: Bool { isSymbol || name.hasPrefix("NS") }

  /// Whether the image is the head of an arrow.
  package var isArrowHead: Bool { name.hasPrefix("chevron.") }

  /// Whether it is a symbol of the system.
  package var isSymbol: Bool { if case .symbol = kind { true } else { false } }
}

/// How a symbol is drawn.
package struct SymbolSettings: Sendable, Hashable {
  /// How large a symbol is compared to the text around it.
  package enum Scale: String, Sendable, CaseIterable { case `default`, small, medium, large }

  /// The font it is drawn with; nil is that of the text around it.
  package var font: FontSettings?
  /// The size of that font in points, where it is written.
  package var pointSize: Double?
  /// How heavy its strokes are; nil is as those of the font.
  package var weight: FontWeight?
  /// How large it is in that font.
  package var scale: Scale
}

extension AttributeReader {
  /// The image an element names: in an attribute, or in an `<imageReference>` below.
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
