import IBModel

extension SystemBuilder {
  /// The baseline of a control of AppKit between the edges of its alignment rectangle.
  ///
  /// A text field draws from its top, a button, a pop-up button, and a segmented control in the middle; other controls
  /// have the baseline of their table row.
  func appKitBaseline(
    of view: ViewIndex, _ line: Baseline, _ start: LinearExpression, _ end: LinearExpression
  ) -> LinearExpression {
    guard case .appKit(let settings) = scene[view].content else { return end }
    let row = scene.appKitMetrics(of: view)?.baseline
    let pointSize = settings.font.map { ContentMeasure(environment).font($0).size } ?? 13
    if case .field(let field) = settings.control, field.kind == .text,
      environment.follows(.fieldBaselines), let height = contents.extent(of: view, .vertical)
    {
      let design = scene.macDesign(of: view)
      let bezel = environment.number(.bezel, of: "text field", settings.size, in: design)?.value ?? 0
      let text = FieldText(field, pointSize: pointSize, design, bezel: bezel)
      return fieldBaseline(text, line, end, height: height, last: row)
    }
    if let row { return end - row }
    switch settings.control {
    case .button, .popUpButton, .segments: return middleBaseline(start, end, pointSize: pointSize)
    default: return end
    }
  }

  private func fieldBaseline(
    _ text: FieldText, _ line: Baseline, _ end: LinearExpression, height: Double, last row: Double?
  ) -> LinearExpression {
    let count = text.lines(in: height)
    let last = row ?? (SystemBuilder.descent * text.pointSize).rounded()
    // The height that the text of a field does not need stays free below it.
    let spare = height - (Double(count) * text.lineHeight + text.padding)
    let above = line == .first ? count - 1 : 0
    return spare > 1 || above > 0 ? end - last - spare - Double(above) * text.lineHeight : end - last
  }
}

/// The properties of a field of AppKit that its baselines depend on.
private struct FieldText {
  let pointSize: Double
  let lineHeight: Double
  /// The height that the field adds to its text, in points.
  let padding: Double
  let isOneLine: Bool

  init(_ field: FieldCell, pointSize: Double, _ design: MacDesign, bezel: Double) {
    self.pointSize = pointSize
    lineHeight =
      design == .yosemite && pointSize == 13
      ? 17 : (1.193359375 * pointSize).rounded(.up)
    padding = field.border == .none ? 0 : bezel
    isOneLine = !field.wraps
  }

  func lines(in height: Double) -> Int {
    guard !isOneLine else { return 1 }
    return Int(exactly: ((height - padding + 0.5) / lineHeight).rounded(.down)).map { max($0, 1) } ?? 1
  }
}
