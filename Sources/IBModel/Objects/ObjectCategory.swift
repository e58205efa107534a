import IBXML

/// A category of objects, for counting and listing.
public enum ObjectCategory: String, Sendable, CaseIterable {
  case controller, window, view, layoutGuide, constraint, connection, gestureRecognizer
  case item
  /// Cells of AppKit's controls; cells of tables are views.
  case cell
  case menu, formatter
  /// A stand-in for an object outside the document, or an object that only its class describes.
  case placeholder
  case other

  init(ofUnknown name: Name) {
    let text = name.text
    self = ObjectCategory.endings.first { text.hasSuffix($0.ending) }?.category ?? .other
  }

  private static let endings: [(ending: String, category: ObjectCategory)] = [
    ("GestureRecognizer", .gestureRecognizer), ("Controller", .controller), ("Formatter", .formatter),
    ("LayoutGuide", .layoutGuide), ("Cell", .cell), ("Item", .item), ("View", .view), ("Window", .window),
  ]
}

extension Object {
  /// The category of the object; for an unknown kind it follows from the end of its name.
  public var category: ObjectCategory { kind.category }
}
