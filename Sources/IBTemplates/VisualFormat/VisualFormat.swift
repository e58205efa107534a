import IBModel

/// A text in the Visual Format Language: `H:|-[photo(>=100@750)]-gap-[form]|`.
///
/// Grammar: Apple's *Auto Layout Guide*, appendix "Visual Format Language". White space between the parts is ignored.
/// The constraints are in `constraints(in:)`.
public struct VisualFormat: Sendable, Hashable {
  /// The axis of its distances and sizes: horizontal unless it begins with `V:`.
  public var axis: Axis
  /// The distance of the first view to its superview; nil when the format does not begin with `|`.
  public var leadingGap: Gap?
  /// The views in order; at least one.
  public var cells: [Cell]
  /// The distances between the views: one less than views.
  public var gaps: [Gap]
  /// The distance of the last view to its superview; nil when the format does not end with `|`.
  public var trailingGap: Gap?

  /// A view with the conditions on its size.
  public struct Cell: Sendable, Hashable {
    /// The view.
    public var name: Word
    /// Conditions on its width, or on its height in a vertical format.
    public var predicates: [Predicate]
  }

  /// A distance.
  public enum Gap: Sendable, Hashable {
    /// No distance between two views: 0.
    case flush
    /// A hyphen: the standard distance.
    case standard
    case conditions([Predicate])
  }

  /// A condition on a distance or a size.
  public struct Predicate: Sendable, Hashable {
    /// The relation; equal unless written.
    public var relation: LayoutRelation
    /// The other side of the comparison.
    public var operand: Operand
    /// The priority; nil means required.
    public var priority: Operand?
    /// The place in the format.
    public var range: Range<Int>
  }

  /// A number, or the name of a metric or a view.
  public enum Operand: Sendable, Hashable {
    case number(Double)
    case name(Word)
  }

  /// A name with its place.
  public struct Word: Sendable, Hashable {
    /// The name.
    public var text: String
    /// The place in UTF-8 bytes of the format.
    public var range: Range<Int>
  }

  /// Reads a format.
  /// - Throws: `VisualFormatError` with the place of the first mistake.
  /// - Complexity: O(bytes)
  public init(_ text: String) throws(VisualFormatError) {
    var reader = VisualFormatReader(text)
    self = try reader.format()
  }

  init(axis: Axis, leadingGap: Gap?, cells: [Cell], gaps: [Gap], trailingGap: Gap?) {
    (self.axis, self.leadingGap, self.cells, self.gaps, self.trailingGap) = (axis, leadingGap, cells, gaps, trailingGap)
  }
}

/// A mistake in a visual format.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place in UTF-8 bytes of the format.
  public let offset: Int
  /// The reason.
  public let reason: Reason

  /// A reason why a format cannot be read or used.
  public enum Reason: Sendable, Hashable {
    case empty
    case missingColon
    case missingView
    case missingName
    case openView
    case openConditions
    case missingOperand
    case unknownRelation
    case missingHyphen
    case unreadableNumber
    case surplus
    case unknownView(String, nearest: String?)
    case unknownMetric(String, nearest: String?)
    /// A name means neither a metric nor a view; with the nearest one.
    case unknownName(String, nearest: String?)
    case viewAsDistance(String)
    /// A view at `|` has no superview.
    case noSuperview(String)
    /// A standard distance leads to a superview that is named instead of written `|`.
    case standardDistanceToSuperview(String)
    case invalidPriority(Double)
    /// An option aligns along the axis of the format.
    case alignmentAlongAxis(LayoutAttribute)
  }

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// One clause for messages.
  public var description: String {
    switch reason {
    case .empty: "the format is empty"
    case .missingColon: "`H` and `V` are followed by a colon"
    case .missingView: "a view, as in `[name]`, is expected here"
    case .missingName: "the name of a view is expected here"
    case .openView: "the view ends with `]`"
    case .openConditions: "conditions are separated by commas and end with `)`"
    case .missingOperand: "a number or a name is expected here"
    case .unknownRelation: "a relation is `==`, `<=` or `>=`"
    case .missingHyphen: "a distance ends with a hyphen"
    case .unreadableNumber: "this is not a number"
    case .surplus: "nothing can follow here"
    case .unknownView(let name, let nearest):
      "`\(name)` is not the name of a view\(VisualFormatError.suggestion(nearest))"
    case .unknownMetric(let name, let nearest):
      "`\(name)` is not the name of a metric\(VisualFormatError.suggestion(nearest))"
    case .unknownName(let name, let nearest):
      "`\(name)` is neither a metric nor a view\(VisualFormatError.suggestion(nearest))"
    case .viewAsDistance(let name): "`\(name)` is a view, and a distance is a number or a metric"
    case .noSuperview(let name): "`\(name)` has no superview, which `|` stands for"
    case .standardDistanceToSuperview(let name):
      "`\(name)` is the superview; write `|` for the standard distance to it"
    case .invalidPriority(let value): "a priority is above 0 and at most 1000, not \(value)"
    case .alignmentAlongAxis(let attribute): "a format along this axis cannot align by \(attribute.rawValue)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean `\($0)`?" } ?? "" }

  /// Returns the format with a caret below the place.
  public func marked(in format: String) -> String {
    let before = String(decoding: Array(format.utf8).prefix(offset), as: UTF8.self)
    return "\(format)\n\(String(repeating: " ", count: before.count))^"
  }
}
