import IBXML

/// Where Interface Builder shows the center of something on its canvas.
///
/// Storyboards store it for a screen of 600 × 600 points: on a screen of 300 points, 600 are 300. Source: of the stored
/// coordinates that are not whole, four of five become whole or half points by this rule.
public struct CanvasLocation: Sendable, Hashable {
  /// The width and height of the screen that it is stored for, in points.
  public static let screen = 600.0

  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place on the canvas.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension DocumentScene {
  /// Where the canvas shows the scene; nil where the document does not say.
  public var canvasLocation: CanvasLocation? { CanvasLocation(of: element) }
}

extension Object {
  /// Where the canvas shows a view at the top level of a .xib; nil where the document does not say.
  public var canvasLocation: CanvasLocation? { CanvasLocation(of: element) }
}

extension CanvasLocation {
  fileprivate init?(of element: Element) {
    guard let point = element.child(withKey: "canvasLocation") else { return nil }
    let number = { (name: Name) in point[name].flatMap { Double(finite: $0) } }
    guard let x = number(.x), let y = number(.y) else { return nil }
    self.init(x: x, y: y)
  }
}

extension Document {
  /// The id of the controller that a storyboard begins with; nil where it has none.
  public var initialController: ObjectID? { tree.root.id(.initialViewController) }
}
