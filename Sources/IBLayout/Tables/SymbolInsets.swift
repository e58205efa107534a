import IBModel
import IBScene
import IBXML

extension ViewTree {
  /// What the frame of an image view or a plain button extends beyond a symbol's alignment rectangle; nil where nothing says it.
  ///
  /// Symbols, and since macOS 11 AppKit's own images, have alignment rectangles of their own. How much smaller they are
  /// than the frame can be told where a constraint gives the view a size: the stored frame is that much larger.
  func symbolInsets(of node: Int, _ surroundings: Surroundings) -> EdgeInsets? {
    guard let stored = nodes[node].stored, showsSymbol(node, surroundings) else { return nil }
    // Those of UIKit differ in height only.
    let horizontal = surroundings.platform == .macOS ? excess(of: stored.width, over: .width, node) : 0
    let vertical = excess(of: stored.height, over: .height, node)
    guard horizontal != 0 || vertical != 0 else { return nil }
    return EdgeInsets(top: vertical / 2, left: horizontal / 2, bottom: vertical / 2, right: horizontal / 2)
  }

  private func showsSymbol(_ node: Int, _ surroundings: Surroundings) -> Bool {
    let element = nodes[node].element
    guard surroundings.platform == .macOS else {
      return nodes[node].kind == .imageView && showsSymbol(element) && surroundings.toolsVersion >= 15000
    }
    guard nodes[node].kind == .imageView || isPlainButton(node), surroundings.toolsVersion >= 17300,
      let cell = element.child(withKey: "cell")
    else { return false }
    return showsSymbol(cell) || cell[.image]?.hasPrefix("NS") == true
  }

  private func showsSymbol(_ element: Element) -> Bool {
    element["catalog"] == "system" || element.child(.image)?["catalog"] == "system"
      || element.child("imageReference")?["catalog"] == "system"
  }

  /// Whether a button is nothing but its image.
  private func isPlainButton(_ node: Int) -> Bool {
    guard nodes[node].kind == .button, let cell = nodes[node].element.child(withKey: "cell") else { return false }
    return ["only", "overlaps"].contains(cell["imagePosition"]) && cell["borderStyle"] == nil
  }

  /// How much larger, or smaller, an extent is than a constraint of the view itself or a placeholder asks for.
  private func excess(of extent: Double, over attribute: LayoutAttribute, _ node: Int) -> Double {
    for constraint in nodes[node].object.heldConstraints {
      guard constraint.firstAttribute == attribute, constraint.secondItem == nil, constraint.relation == .equal,
        constraint.priority == 1000, !variations.excluded.contains(constraint.id),
        let constant = variations.value(.constant, of: constraint.element).flatMap({ Double(finite: $0) })
      else { continue }
      return extent - constant
    }
    let placeholder = attribute == .width ? Name.placeholderIntrinsicWidth : .placeholderIntrinsicHeight
    return nodes[node].element[placeholder].flatMap { Double(finite: $0) }.map { extent - $0 } ?? 0
  }
}
