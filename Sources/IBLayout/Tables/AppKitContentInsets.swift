import IBModel
import IBScene
import IBXML

extension ViewTree {
  /// The stored size of a view; nil where none is stored.
  func storedSize(of node: Int) -> Size? {
    guard let stored = nodes[node].stored, stored.width != 0 || stored.height != 0 else { return nil }
    return Size(width: stored.width, height: stored.height)
  }

  /// The stored size of a view; where it has none, the size its stored content view asks for.
  ///
  /// Boxes, scroll views and tab views of AppKit keep a distance to their content on all sides: sideways the same, so the
  /// content's own `x` says it.
  func storedSize(of node: Int, _ surroundings: Surroundings) -> Size? {
    if let stored = storedSize(of: node) { return stored }
    guard surroundings.platform == .macOS else { return nil }
    // As long as a separator is when it is dropped on the canvas.
    if isSeparator(node) { return Size(width: 96, height: 96) }
    // A document view without a size of its own fills what shows it.
    let parent = nodes[node].parent
    if parent >= 0, nodes[parent].kind == .clipView { return storedSize(of: parent) }
    guard let content = contentView(of: node),
      let inner = nodes[content].stored, inner.width != 0 || inner.height != 0
    else { return nil }
    return Size(
      width: inner.width + 2 * inner.x, height: inner.height + inner.y + farInset(of: node, inner, surroundings))
  }

  private func contentView(of node: Int) -> Int? {
    let kind = nodes[node].kind.text
    let first = children(of: node).first { nodes[$0].placement == .fixed }
    switch kind {
    case "tabView": return first
    case "box", "scrollView": return first.flatMap { nodes[$0].element[.key] == "contentView" ? $0 : nil }
    default: return nil
    }
  }

  /// Distance of the content's far edge on the vertical axis; measured on stored frames.
  private func farInset(of node: Int, _ content: Rect, _ surroundings: Surroundings) -> Double {
    let element = nodes[node].element
    switch nodes[node].kind.text {
    case "tabView": return element["type"] == "noTabsNoBorder" ? content.y : 13
    case "box":
      guard (element["boxType"] ?? "primary") == "primary" else { return content.y }
      guard element["titlePosition"] != "noTitle" else { return min(content.y, 3) }
      return AppKitControl.Era(toolsVersion: surroundings.toolsVersion) == .beforeMacOS11 ? 15 : content.y + 10
    default: return content.x
    }
  }
}
