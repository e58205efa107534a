import IBModel
import IBXML

/// What Xcode writes by itself: two versions that differ only in it mean the same.
enum Noise {
  /// Attributes that say what the editor last found out, or how it shows an object.
  private static let flags: NameSet = ["misplaced", "ambiguous", "verifyAmbiguity", "customColorSpace", "fixedFrame"]

  /// Parts of a document that say which tools wrote it and what they need.
  private static let head: NameSet = [
    "dependencies", "device", "deployment", "development", "plugIn", "capability", "resources", "image", "systemColor",
    "namedColor", "inferredMetricsTieBreakers", "customFonts", "designables", "designable",
  ]

  /// Places of the editor: the frame (see ``FreeViews`` for those that mean something), the place of a scene on the
  /// canvas, the screen of the author.
  private static let places: Set<String> = ["frame", "canvasLocation", "screenRect"]
  private static let geometry: NameSet = ["rect", "point", "size"]

  /// Attributes of the root that say which tool wrote it.
  private static let tools: NameSet = [
    "toolsVersion", "systemVersion", "version", "propertyAccessControl", "colorMatched", "variant",
  ]

  /// Whether an attribute never means anything.
  static func isFlag(_ name: Name) -> Bool { flags.contains(name) }

  /// Whether an attribute of an element never means anything.
  static func isNoise(_ attribute: Name, of element: Element) -> Bool {
    flags.contains(attribute) || element.name == .document && tools.contains(attribute)
      || head.contains(element.name) && Object(element) == nil
  }

  /// Whether an element, with everything in it, never means anything.
  static func isNoise(_ element: Element) -> Bool {
    if Object(element) != nil { return false }
    if geometry.contains(element.name), let key = element[.key] { return places.contains(key) }
    return head.contains(element.name)
      && (element.parent?.name == .document || element.parent.map { head.contains($0.name) } ?? false)
  }

  /// Whether an element, or one around it, never means anything.
  static func isInNoise(_ element: Element) -> Bool {
    isNoise(element) || element.ancestors.contains { isNoise($0) }
  }

  /// The part of a document about its tools and resources that an element is in: `resources`.
  static func head(around element: Element) -> Name? {
    ([element] + element.ancestors).last { head.contains($0.name) && $0.parent?.name == .document }?.name
  }

  /// Whether the members of a list may have any order.
  static func hasNoOrder(_ list: Name) -> Bool { unordered.contains(list) }

  private static let unordered: NameSet = [
    "constraints", "connections", "scenes", "objects", "gestureRecognizers", "variation", "mask", "resources",
    "dependencies",
  ]
}
