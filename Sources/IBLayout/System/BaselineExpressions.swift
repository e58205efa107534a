import IBModel

/// The first or the last line of a text.
enum Baseline { case first, last }

extension SystemBuilder {
  /// Height and depth of the system font's line, in ems; measured on stored frames.
  static let (ascent, descent) = (0.952, 0.241)

  /// The baseline of an anchor; its far edge if it has no text.
  func baseline(of anchor: Anchor, _ line: Baseline, in reference: ViewIndex) -> LinearExpression {
    if scene[anchor.view].isStack, let inner = arrangedView(in: anchor.view, line) {
      return baseline(of: inner, line, in: reference)
    }
    let (start, end) = span(anchor, .vertical, in: reference)
    if environment.platform == .macOS { return appKitBaseline(of: anchor.view, line, start, end) }
    guard let text = BaselineText(scene[anchor.view].content, on: environment.platform) else {
      return line == .first ? start : end
    }
    if text.fillsHeight {
      // The first line is at the top of a label and the last at its bottom, for any height.
      return line == .first
        ? start + SystemBuilder.ascent * text.pointSize : end - SystemBuilder.descent * text.pointSize
    }
    return middleBaseline(start, end, pointSize: text.pointSize)
  }

  func baseline(of view: ViewIndex, _ line: Baseline, in reference: ViewIndex) -> LinearExpression {
    baseline(of: Anchor(view: view, rectangle: .alignment), line, in: reference)
  }

  func middleBaseline(_ start: LinearExpression, _ end: LinearExpression, pointSize: Double) -> LinearExpression {
    (start + end) * 0.5 + (SystemBuilder.ascent - SystemBuilder.descent) / 2 * pointSize
  }

  private func arrangedView(in stack: ViewIndex, _ line: Baseline) -> ViewIndex? {
    let arranged = scene.children(of: stack).filter { scene[$0].isArranged && !scene[$0].leavesStack }
    return line == .first ? arranged.first : arranged.last
  }
}

/// The text properties of a view of UIKit that its baselines depend on.
private struct BaselineText {
  var pointSize: Double
  /// Whether the lines fill the height of the view instead of being in its middle.
  var fillsHeight = false

  init?(_ content: ViewContent, on platform: Platform) {
    let usual = platform == .tvOS ? Font.televisionControlSize : 17
    switch content {
    case .label(let label):
      pointSize = (label.text.firstFont ?? label.font)?.pointSize(on: platform) ?? usual
      fillsHeight = true
    case .button(let button): pointSize = BaselineText.pointSize(of: button, on: platform)
    case .textField(let field): pointSize = field.font?.pointSize(on: platform) ?? usual
    case .textView(let view): pointSize = view.font?.pointSize(on: platform) ?? usual
    case .image(let image?):
      // A symbol is as high around its middle as the capital letters beside it; without a font, as those of body text.
      // Source: labels beside symbols in two documents of one project, within a point.
      guard case .symbol(let symbol) = image.kind else { return nil }
      pointSize = symbol.pointSize ?? 17
    default: return nil
    }
  }

  private static func pointSize(of button: ButtonSettings, on platform: Platform) -> Double {
    if let configuration = button.configuration {
      return (configuration.title.firstFont ?? configuration.titleFont)?.pointSize(on: platform) ?? 17
    }
    return (button.normal.title.firstFont ?? button.font)?.pointSize(on: platform)
      ?? (platform == .tvOS ? Font.televisionControlSize : button.kind.titlePointSize)
  }
}
