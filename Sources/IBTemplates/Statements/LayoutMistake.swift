import IBModel

/// What is wrong with a layout: it cannot be read, or it does not fit the screen.
public struct LayoutMistake: Error, Sendable, Hashable {
  /// What is wrong.
  public var reason: Reason
  /// Where, in UTF-8 bytes of the sheet; nil for a layout that is written in Swift.
  public var range: Range<Int>?

  /// A mistake at a place.
  public init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }

  /// What can be wrong with a layout.
  public enum Reason: Sendable, Hashable {
    /// The root element is another one.
    case notSheet(String)
    /// The element cannot be in this one; with those that can.
    case unexpectedElement(String, in: String, possible: [String], nearest: String?)
    /// The element has no such attribute; with the nearest one.
    case unexpectedAttribute(String, of: String, nearest: String?)
    /// The element needs the attribute.
    case missingAttribute(String, of: String)
    /// Only one of the two can be there.
    case exclusive(String, String, in: String)
    /// Text where only elements can be.
    case unexpectedText(in: String)
    /// The value is not one of these.
    case unknownValue(String, of: String, possible: [String], nearest: String?)
    /// The value cannot be read; with what is expected.
    case unreadable(String, of: String, expected: String)
    /// Two layouts of a scene have this name.
    case duplicateLayout(String)
    /// A mistake in a visual format.
    case format(VisualFormatError.Reason)
    /// A mistake in a condition.
    case condition(ConditionError.Reason)

    /// No view has this name; with the nearest one.
    case unknownView(String, nearest: String?)
    /// The name is one that `ibt` gives to views without a name; with the ids of the views that it gives it to.
    case defaultName(String, ids: [ObjectID])
    /// Several views have this name; with their references.
    case ambiguousView(String, [String])
    /// The view has no superview that an inset or a center refers to.
    case noSuperview(String)
    /// The superview has no safe area guide in the document.
    case noSafeArea(of: String)
    /// This has to be compared with another view.
    case missingOther(String)
    /// This is not compared with another view.
    case surplusOther(String)
    /// The metric is not declared; with the nearest one.
    case unknownMetric(String, nearest: String?)
    /// No list has this name; with the nearest one.
    case unknownList(String, nearest: String?)
    /// No layout has this name; with the nearest one.
    case unknownLayout(String, nearest: String?)
    /// A layout uses itself, along this way.
    case cycle([String])
    /// No scene has this name; with the nearest one.
    case unknownScene(String, nearest: String?)
    /// The layout has to say which of these scenes it is for.
    case missingScene([String])
    /// Only scroll views can stop scrolling.
    case notScrollView(String)
    /// A position or a flex of 0 or less.
    case notPositive(String, Double)
    /// A constraint that cannot exist.
    case impossibleConstraint(String)
    /// A view that would be moved into itself or into what is in it, or that has no superview.
    case impossibleMove(String, into: String)
    /// Statements are nested too deeply.
    case nesting
    /// The layout says more than a screen can need.
    case tooLarge

    /// A name in a visual format is that of a metric and of a view. It is a warning: the metric is meant as a size.
    case metricNamedAsView(String)
  }
}

extension LayoutMistake: CustomStringConvertible {
  /// One clause.
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
