import IBXML

/// The position of a center on Interface Builder's canvas.
///
/// Storyboards store it for a screen of 600 × 600 points: on a screen of 300 points, 600 are 300. Source: of the stored
/// coordinates that are not whole, four of five become whole or half points by this rule.
public struct CanvasLocation: Sendable, Hashable {
  /// The width and height of the screen for which it is stored, in points.
  public static let screen = 600.0

  /// The horizontal coordinate, to the right.
  public var x: Double
  /// The vertical coordinate, downwards.
  public var y: Double

  /// Creates a position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  fileprivate init?(of element: Element) {
    guard let point = element.child(withKey: "canvasLocation") else { return nil }
    let number = { (name: Name) in point[name].flatMap { Double(finite: $0) } }
    guard let x = number(.x), let y = number(.y) else { return nil }
    self.init(x: x, y: y)
  }
}

extension DocumentScene {
  /// The position of the scene on the canvas; nil if the document has none.
  public var canvasLocation: CanvasLocation? { CanvasLocation(of: element) }
}

extension Object {
  /// What a reference to another storyboard refers to: its name, or else the identifier of a scene.
  package var storyboardReferenceName: String? { element["storyboardName"] ?? element["referencedIdentifier"] }

  /// The size of the content of a window controller's window, in points; nil if the document has none.
  package var windowContentSize: (width: Double?, height: Double?) {
    let content = element.child(withKey: "window")?.child(withKey: "contentRect")
    return (content?["width"].flatMap { Double($0) }, content?["height"].flatMap { Double($0) })
  }

  /// The position of a view at the top level of a .xib; nil if the document has none.
  public var canvasLocation: CanvasLocation? { CanvasLocation(of: element) }
}

extension Document {
  /// The id of a storyboard's initial controller; nil if it has none.
  public var initialController: ObjectID? { tree.root.id(.initialViewController) }
}
