import IBModel
import IBScene
import IBXML

extension ResolvedScene {
  /// What the frame of an image view or a plain button extends beyond a symbol's alignment rectangle; nil where nothing
  /// says it.
  ///
  /// Symbols, and since macOS 11 AppKit's own images, have alignment rectangles of their own. How much smaller they are
  /// than the frame can be told where a constraint gives the view a size: the stored frame is that much larger.
  func symbolInsets(of view: ViewIndex) -> EdgeInsets? {
    guard let stored = self[view].storedFrame, showsSymbol(view) else { return nil }
    // Those of UIKit differ in height only.
    let horizontal = environment.platform == .macOS ? excess(of: stored.width, .horizontal, view) : 0
    let vertical = excess(of: stored.height, .vertical, view)
    guard horizontal != 0 || vertical != 0 else { return nil }
    return EdgeInsets(top: vertical / 2, left: horizontal / 2, bottom: vertical / 2, right: horizontal / 2)
  }

  private func showsSymbol(_ view: ViewIndex) -> Bool {
    let kind = self[view].kind
    let element = self[view].object.element
    guard environment.platform == .macOS else {
      return kind == .imageView && showsSymbol(element) && environment.toolsVersion >= 15000
    }
    guard kind == .imageView || isPlainButton(view), environment.toolsVersion >= 17300,
      let cell = element.child(withKey: "cell")
    else { return false }
    return showsSymbol(cell) || cell[.image]?.hasPrefix("NS") == true
  }

  private func showsSymbol(_ element: Element) -> Bool {
    element["catalog"] == "system" || element.child(.image)?["catalog"] == "system"
      || element.child("imageReference")?["catalog"] == "system"
  }

  /// Whether a button is nothing but its image.
  private func isPlainButton(_ view: ViewIndex) -> Bool {
    guard self[view].kind == .button, let cell = self[view].object.element.child(withKey: "cell") else { return false }
    return ["only", "overlaps"].contains(cell["imagePosition"]) && cell["borderStyle"] == nil
  }

  /// How much larger, or smaller, an extent is than a constraint of the view itself or a placeholder asks for.
  private func excess(of extent: Double, _ axis: Axis, _ view: ViewIndex) -> Double {
    for constraint in constraints(heldBy: view) {
      guard constraint.first.attribute.isDimension, constraint.first.attribute.axis == axis,
        constraint.second == nil, constraint.relation == .equal, constraint.priority == 1000
      else { continue }
      return extent - constraint.constant
    }
    if case .points(let placeholder) = self[view].placeholder.extents[axis] { return extent - placeholder }
    return 0
  }
}
