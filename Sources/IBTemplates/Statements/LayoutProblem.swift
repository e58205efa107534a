import IBModel

/// A problem in a layout: it cannot be read, or it does not fit the screen.
public struct LayoutProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason.
  public var reason: Reason
  /// The place in UTF-8 bytes of the sheet; nil for a layout that is written in Swift.
  public var range: Range<Int>?

  /// Creates a problem at a place.
  public init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }

  /// A reason why a layout cannot be applied.
  public enum Reason: Sendable, Hashable {
    case notSheet(String)
    /// An element cannot be in this one; with possible ones.
    case unexpectedElement(String, in: String, possible: [String], nearest: String?)
    case unexpectedAttribute(String, of: String, nearest: String?)
    case missingAttribute(String, of: String)
    case exclusive(String, String, in: String)
    /// An element for elements only has text.
    case unexpectedText(in: String)
    case unknownValue(String, of: String, possible: [String], nearest: String?)
    case unreadable(String, of: String, expected: String)
    case duplicateLayout(String)
    case format(VisualFormatError.Reason)
    case condition(ConditionError.Reason)

    case unknownView(String, nearest: String?)
    /// A name is one that `ibt` gives to views without a name; with the ids of these views.
    case defaultName(String, ids: [ObjectID])
    case ambiguousView(String, [String])
    /// A view has no superview for an inset or a center.
    case noSuperview(String)
    /// A superview has no safe area guide in the document.
    case noSafeArea(of: String)
    /// An attribute needs another view.
    case missingOther(String)
    /// An attribute is not compared with another view.
    case surplusOther(String)
    case unknownMetric(String, nearest: String?)
    case unknownList(String, nearest: String?)
    case unknownLayout(String, nearest: String?)
    /// A layout uses itself, along this path.
    case cycle([String])
    case unknownScene(String, nearest: String?)
    /// The layout names none of these scenes.
    case missingScene([String])
    /// A view that is not a scroll view should stop scrolling.
    case notScrollView(String)
    /// A position or a flex is 0 or less.
    case notPositive(String, Double)
    case impossibleConstraint(String)
    /// A view would be moved into itself or into one of its subviews, or has no superview.
    case impossibleMove(String, into: String)
    case nesting
    /// The layout is larger than a screen can need.
    case tooLarge

    /// A name in a visual format means both a metric and a view. This is a warning: the metric is used as a size.
    case metricNamedAsView(String)
  }

  /// One clause for messages.
  public var description: String {
    let suggested = { (nearest: String?) in nearest.map { "; did you mean `\($0)`?" } ?? "" }
    let quoted = { (names: [String]) in names.map { "`\($0)`" }.joined(separator: ", ") }
    switch reason {
    case .notSheet(let name):
      return "the root element is `<\(name)>`; a layout sheet begins with `<\(SheetGrammar.root)>`"
    case .unexpectedElement(let name, let parent, let possible, let nearest):
      let hint = nearest == nil && !possible.isEmpty ? "; there can be \(quoted(possible))" : ""
      return "`<\(name)>` cannot be in `<\(parent)>`\(suggested(nearest))\(hint)"
    case .unexpectedAttribute(let name, let element, let nearest):
      return "`<\(element)>` has no attribute `\(name)`\(suggested(nearest))"
    case .exclusive(let one, let other, let element): return "`<\(element)>` has either \(one) or \(other), not both"
    case .missingAttribute(let name, let element): return "`<\(element)>` needs the attribute `\(name)`"
    case .unexpectedText(let element): return "`<\(element)>` contains elements, not text"
    case .unknownValue(let value, let name, let possible, let nearest):
      return
        "`\(name)` cannot be `\(value)`\(suggested(nearest))\(nearest == nil ? "; it can be \(quoted(possible))" : "")"
    case .unreadable(let value, let name, let expected): return "`\(name)` is `\(value)`; \(expected) is expected"
    case .duplicateLayout(let name): return "another layout of the same scene is called `\(name)`"
    case .format(let reason): return VisualFormatError(reason, at: 0).description
    case .condition(let reason): return ConditionError(offset: 0, reason: reason).description
    case .unknownView(let name, let nearest): return "`\(name)` is not the name of a view here\(suggested(nearest))"
    case .defaultName(let name, let ids):
      return
        "`\(name)` is not written in the document as a name, but shown for a view without one; use \(quoted(ids.map(\.rawValue)))"
    case .ambiguousView(let name, let views):
      return "`\(name)` is the name of several views: \(views.joined(separator: ", ")); write an id or a path"
    case .noSuperview(let name): return "`\(name)` has no superview to refer to"
    case .noSafeArea(let name):
      return
        "`\(name)` has no safe area guide in the document; turn it on in Xcode, or write an inset or a margin inset"
    case .missingOther(let name): return "`\(name)` compares with another view; name it in `to`"
    case .surplusOther(let name): return "`\(name)` does not compare with another view, so `to` means nothing"
    case .unknownMetric(let name, let nearest): return "the metric `\(name)` is not declared\(suggested(nearest))"
    case .unknownList(let name, let nearest):
      return "`\(name)` is neither an outlet collection of views nor a list of the layout\(suggested(nearest))"
    case .unknownLayout(let name, let nearest): return "the sheet has no layout `\(name)`\(suggested(nearest))"
    case .cycle(let names): return "the layout uses itself: \(names.joined(separator: " → "))"
    case .unknownScene(let name, let nearest):
      return "`\(name)` is not the name of a scene or of a view at the top\(suggested(nearest))"
    case .missingScene(let names):
      return "the document has several screens; say in `scene` which one is meant: \(names.joined(separator: ", "))"
    case .notScrollView(let name): return "`stops` is for scroll views, and \(name) is not one"
    case .notPositive(let name, let value): return "`\(name)` has to be above 0, not \(value)"
    case .impossibleConstraint(let reason): return reason
    case .impossibleMove(let view, let superview): return "\(view) cannot be moved into \(superview)"
    case .tooLarge:
      return "the layout has too many constraints; one that uses others several times grows with each of them"
    case .nesting: return "statements are nested too deeply"
    case .metricNamedAsView(let name):
      return "`\(name)` is the name of a metric and of a view; as a size, it is the metric"
    }
  }
}
