import IBModel
import IBScene
import IBSolver
import IBXML

extension SystemBuilder {
  /// Height and depth of the system font above and below the baseline, in ems; measured on stored frames.
  private static let (ascent, descent) = (0.952, 0.241)

  /// The baseline of a control of AppKit between the edges of its alignment rectangle.
  ///
  /// A text field draws from its top, a button in its middle; other controls stand on the baseline of their table row.
  func appKitBaseline(
    of view: ViewIndex, _ line: Baseline, _ start: LinearExpression, _ end: LinearExpression
  ) -> LinearExpression {
    let cell = scene[view].object.element.children.first { $0[.key] == "cell" }
    let row = scene.appKitControl(view)
    if let cell, let text = AppKitText(scene[view], cell, environment),
      let height = contents.extent(of: view, .vertical)
    {
      let above = row?.baseline ?? (SystemBuilder.descent * text.pointSize).rounded()
      // What a field is higher than its text stays free below the text.
      let spare = height - text.height(lines: text.lines(in: height))
      let lines = line == .first ? text.lines(in: height) - 1 : 0
      return spare > 1 || lines > 0
        ? end - above - spare - Double(lines) * text.lineHeight : end - above
    }
    if let baseline = row?.baseline { return end - baseline }
    guard scene[view].kind == .button, let cell else { return end }
    let pointSize = AppKitFont.pointSize(in: cell) ?? 13
    return (start + end) * 0.5 + (SystemBuilder.ascent - SystemBuilder.descent) / 2 * pointSize
  }
}

/// The text of a field of AppKit.
private struct AppKitText {
  let pointSize: Double
  let lineHeight: Double
  /// What the field is higher than its text.
  let padding: Double
  let isOneLine: Bool

  /// Heights of lines that are not the next whole number above the font's own; measured on labels.
  private static let lineHeights: [Double: Double] = [10: 13, 15: 19]

  init?(_ view: ResolvedView, _ cell: Element, _ environment: Environment) {
    guard view.kind == .textField else { return nil }
    pointSize = AppKitFont.pointSize(in: cell) ?? 13
    let isOld = AppKitControl.Era(toolsVersion: environment.toolsVersion) == .beforeMacOS11
    lineHeight =
      isOld && pointSize == 13
      ? 17 : AppKitText.lineHeights[pointSize] ?? (1.193359375 * pointSize).rounded(.up)
    // Bezels add 5 points, 8 in macOS 26.
    let bezel = environment.toolsVersion >= 24100 ? 8.0 : 5
    padding = cell["borderStyle"] == nil ? 0 : bezel
    let wraps = ["charWrapping", "wordWrapping"].contains(cell["lineBreakMode"] ?? "wordWrapping")
    isOneLine = !wraps || cell["usesSingleLineMode"] == "YES"
  }

  func height(lines: Int) -> Double { Double(lines) * lineHeight + padding }

  func lines(in height: Double) -> Int {
    guard !isOneLine else { return 1 }
    return Int(exactly: ((height - padding + 0.5) / lineHeight).rounded(.down)).map { max($0, 1) } ?? 1
  }
}
