import IBModel
import IBScene
import IBSolver
import IBXML

/// The first or the last line of a text.
enum Baseline { case first, last }

extension SystemBuilder {
  /// Height and depth of the system font's line, in ems; measured on stored frames.
  private static let (ascent, descent, lineHeight) = (0.952, 0.241, 1.193359375)

  /// The baseline of an anchor; its far edge where it has no text.
  func baseline(
    of anchor: Anchor, _ line: Baseline, _ start: LinearExpression, _ end: LinearExpression, in reference: Int
  ) -> LinearExpression {
    if tree.nodes[anchor.node].kind == .stackView, let inner = textView(in: anchor.node, line) {
      let inner = Anchor(node: inner, rectangle: .alignment)
      let edges = span(inner, .vertical, in: reference)
      return baseline(of: inner, line, edges.start, edges.end, in: reference)
    }
    if surroundings.platform == .macOS { return appKitBaseline(of: anchor.node, line, start, end) }
    guard let font = pointSize(of: anchor.node) else { return line == .first ? start : end }
    if tree.nodes[anchor.node].kind == .label {
      // The first line hangs from the top of a label and the last stands on its bottom, whatever its height.
      return line == .first ? start + SystemBuilder.ascent * font : end - SystemBuilder.descent * font
    }
    // One line is centred.
    return (start + end) * 0.5 + (SystemBuilder.ascent - SystemBuilder.descent) / 2 * font
  }

  private func textView(in stack: Int, _ line: Baseline) -> Int? {
    let arranged = tree.children(of: stack).filter { tree.nodes[$0].isArranged && !tree.nodes[$0].isHidden }
    return line == .first ? arranged.first : arranged.last
  }

  /// The size of a view's font; nil for views without text.
  private func pointSize(of node: Int) -> Double? {
    let view = tree.nodes[node]
    guard [.label, .button, .textField, .textView].contains(view.kind) else { return nil }
    let font = view.element.child(withKey: "fontDescription")
    if let size = font?["pointSize"].flatMap({ Double(finite: $0) }) { return size }
    return view.kind == .button ? 15 : 17
  }
}
