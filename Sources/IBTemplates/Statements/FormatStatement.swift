import IBModel

/// A visual format: `|-[photo(==form)]-gap-[form]-|`.
package struct FormatStatement: LayoutStatement {
  package var format: VisualFormat
  package var options: VisualFormatOptions
  /// In addition to the metrics of the environment.
  package var metrics: [String: Double]
  /// In addition to the views of the screen.
  package var views: [String: LayoutName]
  /// The meaning of a hyphen alone; nil for its meaning on the platform of the document.
  package var standardGap: VisualFormat.StandardGap?
  package var range: Range<Int>?
  /// The offset of the text of the format; nil when a character of it is escaped in the sheet.
  var textStart: Int?

  package init(
    _ format: VisualFormat, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: LayoutName] = [:], standardGap: VisualFormat.StandardGap? = nil, range: Range<Int>? = nil
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    (self.standardGap, self.range) = (standardGap, range)
  }

  /// Adds its constraints, unless one of its views is a list neighbor that does not exist here.
  package func add(to context: inout LayoutContext) throws(LayoutProblem) {
    var known = context.formatNames
    for (name, view) in views { known[name] = .some(try context.item(view)) }
    let mentioned = format.mentionedWords.map(\.text)
    guard !mentioned.contains(where: { known[$0] == .some(nil) }) else { return }
    let ids = known.compactMapValues(\.self)
    let metrics = context.environment.metrics.merging(metrics) { _, own in own }
    for word in format.mentionedWords where metrics[word.text] != nil && ids[word.text] != nil {
      context.warn(
        LayoutProblem(
          .metricNamedAsView(word.text),
          at: textStart.map { $0 + word.range.lowerBound..<$0 + word.range.upperBound } ?? range))
    }
    let surroundings = VisualFormat.Surroundings(
      views: ids, metrics: metrics,
      superviews: context.superviews(of: mentioned.compactMap { ids[$0] }), options: options,
      standardGap: standardGap ?? (context.document.platform == .macOS ? .edges : .margins))
    let written: [VisualFormat.Written]
    do throws(VisualFormatError) { written = try format.constraints(in: surroundings) } catch {
      throw LayoutProblem(.format(error.reason), at: textStart.map { $0 + error.offset..<$0 + error.offset } ?? range)
    }
    for constraint in written { try context.add(constraint.content, at: range) }
  }
}

extension VisualFormat {
  fileprivate var mentionedWords: [Word] {
    cells.flatMap { cell in
      [cell.name] + cell.predicates.compactMap { if case .name(let word) = $0.operand { word } else { nil } }
    }
  }
}
