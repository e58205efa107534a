import IBModel
import IBXML

/// What a rule reports: a location, a message, a severity.
public struct Finding: Sendable {
  /// Id of the rule.
  public let rule: String
  /// The severity of the rule.
  public let severity: Severity
  /// One clause, without a period at the end.
  public let message: String
  /// UTF-8 bytes of the text of the document; empty for a position between two bytes.
  public let range: Range<Int>
  /// The object that the finding is about.
  public let object: ObjectInfo?
  /// Other locations that help to understand it.
  public let related: [Related]
  /// The edit that resolves it.
  public internal(set) var fix: Fix?

  /// An object as reports name it.
  public struct ObjectInfo: Sendable, Hashable {
    /// The id in the document.
    public let id: String
    /// The name that Xcode shows.
    public let name: String
    /// The element name.
    public let kind: String

    init(_ object: Object) {
      id = object.id
      name = object.name
      kind = object.kind.text
    }
  }

  /// A location that helps to understand a finding.
  public struct Related: Sendable, Hashable {
    /// UTF-8 bytes of the text of the document.
    public let range: Range<Int>
    /// What is there, without a period at the end.
    public let message: String

    init(_ range: Range<Int>, _ message: String) {
      self.range = range
      self.message = message
    }

    /// The start tag of an element.
    init(_ element: Element, _ message: String) {
      self.init(element.startTagRange, message)
    }
  }
}

/// Collects the findings of a rule.
public struct Findings: Sendable {
  private(set) var list: [Finding] = []
  private let rule: String
  private let severity: Severity

  init(of rule: Rule) {
    self.rule = rule.id
    severity = rule.severity
  }

  /// Reports the start tag of an element. The finding is about the object that the element is or belongs to.
  public mutating func report(
    _ element: Element, _ message: String, related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    let object = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
    report(element.startTagRange, message, object: object, related: related, fix: fix)
  }

  /// Reports an attribute. The finding is about the object that its element is or belongs to.
  public mutating func report(
    _ attribute: Attribute, _ message: String, related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    let element = attribute.element
    let object = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
    report(attribute.range, message, object: object, related: related, fix: fix)
  }

  /// Reports a range of bytes.
  public mutating func report(
    _ range: Range<Int>, _ message: String, object: Object? = nil, related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    let info = object.map { Finding.ObjectInfo($0) }
    list.append(
      Finding(
        rule: rule, severity: severity, message: message, range: range, object: info, related: related, fix: fix))
  }
}

extension Finding {
  /// The finding without what keeps the document in memory.
  var detached: Finding {
    var finding = self
    finding.fix = fix?.detached
    return finding
  }

  /// Whether the finding is listed before another one: by location, then by rule.
  func precedes(_ other: Finding) -> Bool {
    let (left, right) = ((range.lowerBound, range.upperBound), (other.range.lowerBound, other.range.upperBound))
    if left != right { return left < right }
    return (rule, message) < (other.rule, other.message)
  }
}
