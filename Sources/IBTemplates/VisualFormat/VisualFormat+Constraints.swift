import IBModel

extension VisualFormat {
  /// The meanings of the names in a format.
  public struct Surroundings: Sendable {
    /// Ids of views and layout guides by name.
    public var views: [String: ObjectID]
    /// Numbers by name. A name of a metric and a view means the metric.
    public var metrics: [String: Double]
    /// Ids of superviews by the ids of their subviews.
    public var superviews: [ObjectID: ObjectID]
    /// Options of the format.
    public var options: VisualFormatOptions
    /// The meaning of a hyphen.
    public var standardGap: StandardGap

    /// Creates the surroundings of a format.
    public init(
      views: [String: ObjectID], metrics: [String: Double] = [:], superviews: [ObjectID: ObjectID] = [:],
      options: VisualFormatOptions = [], standardGap: StandardGap = .margins
    ) {
      (self.views, self.metrics, self.superviews, self.options) = (views, metrics, superviews, options)
      self.standardGap = standardGap
    }
  }

  /// A meaning of a hyphen alone.
  public enum StandardGap: Sendable, Hashable {
    /// The layout margin to the superview and 8 points between views, as in iOS since version 8.
    case margins
    /// In points.
    case fixed(betweenViews: Double, toSuperview: Double)

    /// The distances of macOS, and of iOS up to version 7.
    public static let edges = StandardGap.fixed(betweenViews: 8, toSuperview: 20)

    fileprivate var betweenViews: Double {
      if case .fixed(let distance, _) = self { distance } else { 8 }
    }
  }

  /// A constraint with its place in the format.
  public struct Written: Sendable, Hashable {
    /// The constraint.
    public var content: ConstraintContent
    /// The place in the format, in UTF-8 bytes.
    public var range: Range<Int>
  }

  /// Returns the constraints of the format: distances and sizes in the order of the text, then alignments.
  /// - Throws: `VisualFormatError` when a name is not known or a superview is missing.
  public func constraints(in surroundings: Surroundings) throws(VisualFormatError) -> [Written] {
    let builder = VisualFormatBuilder(format: self, surroundings: surroundings)
    return try builder.constraints()
  }
}

private struct VisualFormatBuilder {
  let format: VisualFormat
  let surroundings: VisualFormat.Surroundings

  func constraints() throws(VisualFormatError) -> [VisualFormat.Written] {
    var result: [VisualFormat.Written] = []
    for (index, cell) in format.cells.enumerated() {
      if index > 0 {
        result += try distances(format.gaps[index - 1], from: format.cells[index - 1], to: cell)
      } else if let gap = format.leadingGap {
        result += try distances(gap, toSuperviewOf: cell, isLeading: true)
      }
      result += try sizes(of: cell)
    }
    if let gap = format.trailingGap, let last = format.cells.last {
      result += try distances(gap, toSuperviewOf: last, isLeading: false)
    }
    return result + (try alignments())
  }

  private func distances(
    _ gap: VisualFormat.Gap, from previous: VisualFormat.Cell, to next: VisualFormat.Cell
  ) throws(VisualFormatError) -> [VisualFormat.Written] {
    let (earlier, later) = (try view(previous.name), try view(next.name))
    if gap == .standard, surroundings.superviews[earlier] == later {
      throw VisualFormatError(.standardDistanceToSuperview(next.name.text), at: next.name.range.lowerBound)
    }
    if gap == .standard, surroundings.superviews[later] == earlier {
      throw VisualFormatError(.standardDistanceToSuperview(previous.name.text), at: previous.name.range.lowerBound)
    }
    let anchors = edges.between
    // From right to left, the earlier view has the greater coordinate.
    let (first, second) = edges.isReversed ? (earlier, later) : (later, earlier)
    return try contents(
      gap, ConstraintContent.Anchor(first, anchors.first), ConstraintContent.Anchor(second, anchors.second),
      standard: surroundings.standardGap.betweenViews, at: next.name.range)
  }

  private func distances(
    _ gap: VisualFormat.Gap, toSuperviewOf cell: VisualFormat.Cell, isLeading: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Written] {
    let view = try self.view(cell.name)
    guard let superview = surroundings.superviews[view] else {
      throw VisualFormatError(.noSuperview(cell.name.text), at: cell.name.range.lowerBound)
    }
    let edge = isLeading ? edges.leading : edges.trailing
    var (outer, standard) = (edge, 0.0)
    if gap == .standard {
      switch surroundings.standardGap {
      case .margins: outer = edge.margin
      case .fixed(_, let distance): standard = distance
      }
    }
    let (inside, outside) = (ConstraintContent.Anchor(view, edge), ConstraintContent.Anchor(superview, outer))
    // The greater coordinate first, so that the constant is the distance.
    let isInsideFirst = isLeading != edges.isReversed
    return try contents(
      gap, isInsideFirst ? inside : outside, isInsideFirst ? outside : inside, standard: standard, at: cell.name.range)
  }

  private func contents(
    _ gap: VisualFormat.Gap, _ first: ConstraintContent.Anchor, _ second: ConstraintContent.Anchor, standard: Double,
    at range: Range<Int>
  ) throws(VisualFormatError) -> [VisualFormat.Written] {
    switch gap {
    case .flush: return [VisualFormat.Written(content: ConstraintContent(first, .equal, second), range: range)]
    case .standard:
      let content = ConstraintContent(first, .equal, second, constant: .number(standard))
      return [VisualFormat.Written(content: content, range: range)]
    case .conditions(let predicates):
      var result: [VisualFormat.Written] = []
      for predicate in predicates {
        let content = ConstraintContent(
          first, predicate.relation, second, constant: .number(try distance(predicate.operand)),
          priority: try priority(predicate))
        result.append(VisualFormat.Written(content: content, range: predicate.range))
      }
      return result
    }
  }

  private func sizes(of cell: VisualFormat.Cell) throws(VisualFormatError) -> [VisualFormat.Written] {
    let attribute: LayoutAttribute = format.axis == .horizontal ? .width : .height
    let anchor = ConstraintContent.Anchor(try view(cell.name), attribute)
    var result: [VisualFormat.Written] = []
    for predicate in cell.predicates {
      var content = ConstraintContent(anchor, predicate.relation, priority: try priority(predicate))
      switch predicate.operand {
      case .number(let number): content.constant = .number(number)
      case .name(let word):
        if let metric = surroundings.metrics[word.text] {
          content.constant = .number(metric)
        } else if let other = surroundings.views[word.text] {
          content.second = ConstraintContent.Anchor(other, attribute)
        } else {
          let names = Array(surroundings.metrics.keys) + surroundings.views.keys
          throw VisualFormatError(
            .unknownName(word.text, nearest: EditDistance.nearest(to: word.text, among: names.sorted())),
            at: word.range.lowerBound)
        }
      }
      result.append(VisualFormat.Written(content: content, range: predicate.range))
    }
    return result
  }

  private func alignments() throws(VisualFormatError) -> [VisualFormat.Written] {
    var result: [VisualFormat.Written] = []
    for attribute in surroundings.options.alignments {
      guard attribute.axis != format.axis else { throw VisualFormatError(.alignmentAlongAxis(attribute), at: 0) }
      for (one, other) in zip(format.cells, format.cells.dropFirst()) {
        let content = ConstraintContent(
          ConstraintContent.Anchor(try view(one.name), attribute), .equal,
          ConstraintContent.Anchor(try view(other.name), attribute))
        result.append(
          VisualFormat.Written(content: content, range: one.name.range.lowerBound..<other.name.range.upperBound))
      }
    }
    return result
  }

  private func view(_ word: VisualFormat.Word) throws(VisualFormatError) -> ObjectID {
    if let id = surroundings.views[word.text] { return id }
    let nearest = EditDistance.nearest(to: word.text, among: surroundings.views.keys.sorted())
    throw VisualFormatError(.unknownView(word.text, nearest: nearest), at: word.range.lowerBound)
  }

  private func distance(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand {
    case .number(let number): return number
    case .name(let word):
      if let metric = surroundings.metrics[word.text] { return metric }
      if surroundings.views[word.text] != nil {
        throw VisualFormatError(.viewAsDistance(word.text), at: word.range.lowerBound)
      }
      let nearest = EditDistance.nearest(to: word.text, among: surroundings.metrics.keys.sorted())
      throw VisualFormatError(.unknownMetric(word.text, nearest: nearest), at: word.range.lowerBound)
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let operand = predicate.priority else { return ConstraintContent.required }
    let value = try distance(operand)
    guard value > 0, value <= ConstraintContent.required else {
      throw VisualFormatError(.invalidPriority(value), at: predicate.range.lowerBound)
    }
    return value
  }

  private var edges: FormatEdges { FormatEdges(axis: format.axis, options: surroundings.options) }
}

/// The edges between which a format measures distances.
private struct FormatEdges {
  let leading: LayoutAttribute
  let trailing: LayoutAttribute
  /// The edge of the view with the greater coordinate, and the edge of the other view.
  let between: (first: LayoutAttribute, second: LayoutAttribute)
  /// Whether the text runs against the coordinates.
  let isReversed: Bool

  init(axis: Axis, options: VisualFormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    if axis == .vertical {
      (leading, trailing) = (.top, .bottom)
      between =
        options.contains(.spacingBaselineToBaseline) ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    } else if isReversed {
      (leading, trailing) = (.right, .left)
      between = (.left, .right)
    } else if options.contains(.directionLeftToRight) {
      (leading, trailing) = (.left, .right)
      between = (.left, .right)
    } else {
      (leading, trailing) = (.leading, .trailing)
      between = (.leading, .trailing)
    }
  }
}

extension LayoutAttribute {
  var margin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  var edge: LayoutAttribute { LayoutAttribute.allCases.first { $0 != self && $0.margin == self } ?? self }
}
