import IBModel
import IBScene
import IBSolver

/// The first or the last line of a text.
enum Baseline { case first, last }

extension SystemBuilder {
  /// Height and depth of the system font's line, in ems; measured on stored frames.
  private static let (ascent, descent) = (0.952, 0.241)

  /// The baseline of an anchor; its far edge where it has no text.
  func baseline(
    of anchor: Anchor, _ line: Baseline, _ start: LinearExpression, _ end: LinearExpression, in reference: ViewIndex
  ) -> LinearExpression {
    if scene[anchor.view].kind == .stackView, let inner = textView(in: anchor.view, line) {
      let inner = Anchor(view: inner, rectangle: .alignment)
      let edges = span(inner, .vertical, in: reference)
      return baseline(of: inner, line, edges.start, edges.end, in: reference)
    }
    if environment.platform == .macOS { return appKitBaseline(of: anchor.view, line, start, end) }
    guard let font = scene.baselinePointSize(of: anchor.view) else { return line == .first ? start : end }
    if scene[anchor.view].kind == .label {
      // The first line hangs from the top of a label and the last stands on its bottom, whatever its height.
      return line == .first ? start + SystemBuilder.ascent * font : end - SystemBuilder.descent * font
    }
    // One line is centred.
    return (start + end) * 0.5 + (SystemBuilder.ascent - SystemBuilder.descent) / 2 * font
  }

  private func textView(in stack: ViewIndex, _ line: Baseline) -> ViewIndex? {
    let arranged = scene.children(of: stack).filter { scene[$0].isArranged && !scene[$0].isHidden }
    return line == .first ? arranged.first : arranged.last
  }
}
