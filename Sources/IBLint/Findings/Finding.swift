import IBModel
import IBXML

/// A problem that a rule reports: a location, a message, a severity.
public struct Finding: Sendable, Hashable {
  /// Id of the rule, or of the kind if the rule is a family. It selects and suppresses findings like this one alone.
  /// Empty for a problem that no rule finds, which only editors show.
  public let rule: String
  /// The severity of the rule.
  public internal(set) var severity: Severity
  /// One clause, without a period at the end.
  public internal(set) var message: String
  /// The remedy in one clause: where to click in Xcode, or what to change.
  public let help: String
  /// UTF-8 bytes of the text of the document; empty for a position between two bytes.
  public internal(set) var range: Range<Int>
  /// The object that the finding is about.
  public let object: ObjectInfo?
  /// Other locations that help to understand it.
  public internal(set) var related: [Related]
  /// The fix that resolves it.
  public internal(set) var fix: Fix?

  /// An object as reports name it.
  public struct ObjectInfo: Sendable, Hashable, Encodable {
    /// The id in the document.
    public let id: ObjectID
    /// The name that Xcode shows.
    public let name: String
    /// The element name.
    public let kind: String
    /// The names of the objects around it and its own, the outermost first: `Login › View › Title`.
    public let path: String

    init(_ object: Object) {
      id = object.id
      name = object.name
      kind = object.kind.text
      path = object.path
    }
  }

  /// A location that helps to understand a finding.
  public struct Related: Sendable, Hashable {
    /// UTF-8 bytes of the text of the document.
    public let range: Range<Int>
    /// A description of the location, without a period at the end.
    public let message: String

    /// A location in UTF-8 bytes of the text.
    public init(_ range: Range<Int>, _ message: String) {
      self.range = range
      self.message = message
    }

    /// The start tag of an element.
    public init(_ element: Element, _ message: String) { self.init(element.startTagRange, message) }
  }
}

extension Finding {
  /// Creates a finding of an editor, about a problem that no rule finds or that the editor places better.
  package init(_ message: String, at range: Range<Int>, rule: String = "") {
    self.init(
      rule: rule, severity: .error, message: message, help: "", range: range, object: nil, related: [], fix: nil)
  }

  /// The finding in another version of the text, without related locations that it lacks; nil if it lacks the finding.
  package func moved(_ shifted: (Range<Int>) -> Range<Int>?) -> Finding? {
    guard let range = shifted(range) else { return nil }
    var moved = self
    moved.range = range
    moved.related = related.compactMap { related in shifted(related.range).map { Related($0, related.message) } }
    return moved
  }

  /// Whether the finding is listed before another one: by location, then by rule.
  func precedes(_ other: Finding) -> Bool {
    let (left, right) = ((range.lowerBound, range.upperBound), (other.range.lowerBound, other.range.upperBound))
    if left != right { return left < right }
    return (rule, message) < (other.rule, other.message)
  }
}
