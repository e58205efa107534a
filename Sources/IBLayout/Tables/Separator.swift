import IBModel
import IBScene
import IBXML

extension ViewTree {
  /// Thickness of a separator's frame: one point between two of alignment inset on each side.
  static let separatorThickness = 5.0

  /// Whether a box is a line.
  func isSeparator(_ node: Int) -> Bool {
    nodes[node].kind == .box && nodes[node].element["boxType"] == "separator"
  }

  /// Whether a separator stands upright.
  ///
  /// A line hugs across its direction, so Xcode writes a higher hugging priority on that axis. Where it says nothing,
  /// the stored frame, the stack view around it or the constraints do.
  func isVerticalSeparator(_ node: Int) -> Bool {
    let hugging = { (name: Name) in number(name, of: node) ?? 250 }
    let (across, along) = (hugging(.horizontalHugging), hugging(.verticalHugging))
    if across != along { return across > along }
    if let stored = nodes[node].stored, stored.width != stored.height { return stored.height > stored.width }
    if nodes[node].isArranged { return value(.orientation, of: nodes[node].parent) != "vertical" }
    let pins = pinnedAttributes(of: node)
    let horizontal = [LayoutAttribute.leading, .trailing, .left, .right, .width].count { pins.contains($0) }
    let vertical = [LayoutAttribute.top, .bottom, .height].count { pins.contains($0) }
    return vertical > horizontal
  }

  /// The attributes of a view that constraints of its own or its superview's name.
  private func pinnedAttributes(of node: Int) -> Set<LayoutAttribute> {
    let id = nodes[node].object.id
    var pins: Set<LayoutAttribute> = []
    for host in [node, nodes[node].parent] where host >= 0 {
      for constraint in nodes[host].object.heldConstraints {
        if constraint.firstItem == id, let attribute = constraint.firstAttribute { pins.insert(attribute) }
        if constraint.secondItem == id, let attribute = constraint.secondAttribute { pins.insert(attribute) }
      }
    }
    return pins
  }

  /// The content size of a separator: it is as thick as a line and as long as it must be.
  func separatorExtent(of node: Int, _ axis: Axis) -> Double? {
    guard isSeparator(node), isVerticalSeparator(node) == (axis == .horizontal) else { return nil }
    return ViewTree.separatorThickness
  }
}
