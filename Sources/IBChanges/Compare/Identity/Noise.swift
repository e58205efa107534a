import IBModel
import IBXML

/// The parts that Xcode writes by itself; versions that differ only in them mean the same.
enum Noise {
  /// Attributes for the editor's findings, or for showing an object.
  private static let flags: NameSet = ["misplaced", "ambiguous", "verifyAmbiguity", "customColorSpace", "fixedFrame"]

  /// Parts of a document about tools and their requirements.
  private static let head: NameSet = [
    "dependencies", "device", "deployment", "development", "plugIn", "capability", "resources", "image", "systemColor",
    "namedColor", "inferredMetricsTieBreakers", "customFonts", "designables", "designable",
  ]

  /// Geometry of the editor: frames (for significant ones see ``FreeViews``), the place of a scene on the canvas, the
  /// author's screen.
  private static let places: Set<String> = ["frame", "canvasLocation", "screenRect"]
  private static let geometry: NameSet = ["rect", "point", "size"]

  private static let tools: NameSet = [
    "toolsVersion", "systemVersion", "version", "propertyAccessControl", "colorMatched", "variant",
  ]

  static func isFlag(_ name: Name) -> Bool { flags.contains(name) }

  static func isNoise(_ attribute: Name, of element: Element) -> Bool {
    flags.contains(attribute) || element.name == .document && tools.contains(attribute)
      || head.contains(element.name) && Object(element) == nil
  }

  static func isNoise(_ element: Element) -> Bool {
    if Object(element) != nil { return false }
    if geometry.contains(element.name), let key = element[.key] { return places.contains(key) }
    return head.contains(element.name)
      && (element.parent?.name == .document || element.parent.map { head.contains($0.name) } ?? false)
  }

  static func isInNoise(_ element: Element) -> Bool {
    isNoise(element) || element.ancestors.contains { isNoise($0) }
  }

  /// The top-level part about tools and resources around an element, such as `resources`.
  static func head(around element: Element) -> Name? {
    ([element] + element.ancestors).last { head.contains($0.name) && $0.parent?.name == .document }?.name
  }

  static func hasNoOrder(_ list: Name) -> Bool { unordered.contains(list) }

  private static let unordered: NameSet = [
    "constraints", "connections", "scenes", "objects", "gestureRecognizers", "variation", "mask", "resources",
    "dependencies",
  ]
}
