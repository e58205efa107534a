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
    guard let text = BaselineText(scene[anchor.view].content, ContentMeasure(environment)) else {
      return line == .first ? start : end
    }
    if text.fillsHeight {
      let (ascent, descent) = text.lineExtents(in: contents.extent(of: anchor.view, .vertical))
      // The first line is at the top of a label and the last at its bottom, for any height.
      return line == .first ? start + ascent : end - descent
    }
    return middleBaseline(start, end, pointSize: text.font.size)
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
  var font: Font
  /// Whether the lines fill the height of the view instead of being in its middle.
  var fillsHeight = false
  private var isOneLine = false

  init?(_ content: ViewContent, _ measure: ContentMeasure) {
    var settings: FontSettings?
    var size = 17.0
    switch content {
    case .label(let label):
      settings = label.text.firstFont ?? label.font
      fillsHeight = true
      isOneLine = label.lineLimit == 1
    case .button(let button):
      let title = button.configuration?.title ?? button.normal.title
      settings = title.firstFont ?? (button.configuration == nil ? button.font : button.configuration?.titleFont)
      if button.configuration == nil { size = button.kind.titlePointSize }
    case .textField(let field): settings = field.font
    case .textView(let view): settings = view.font
    case .image(let image?):
      // A symbol is as high around its middle as the capital letters beside it; without a font, as
      // capital letters of body text.
      // Source: labels beside symbols in two documents of one project, within a point.
      guard case .symbol(let symbol) = image.kind else { return nil }
      font = .system(symbol.pointSize ?? 17)
      return
    default: return nil
    }
    font = settings.map { measure.font($0) } ?? measure.controlFont(size: size)
  }

  /// Height and depth of a label's line, in points. The height of a label of one line says how high the lines of a
  /// font are that is not the system's.
  func lineExtents(in height: Double?) -> (Double, Double) {
    let usual = (SystemBuilder.ascent * font.size, SystemBuilder.descent * font.size)
    if case .system = font.family.advances { return usual }
    guard isOneLine, let height, height > 0, height < 1.5 * font.lineHeight else { return usual }
    let ascent = height * font.ascent / font.lineHeight
    return (ascent, height - ascent)
  }
}
