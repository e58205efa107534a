import IBModel
import IBXML

/// One place where a document breaks a rule.
public struct Finding: Sendable {
  /// Id of the rule.
  public let rule: String
  /// The severity of the rule.
  public let severity: Severity
  /// One sentence without full stop.
  public let message: String
  /// UTF-8 bytes of the text of the document, empty for a place between two of them.
  public let range: Range<Int>
  /// The object it is about.
  public let object: ObjectInfo?
  /// Other places that belong to it.
  public let related: [Related]
  /// The change that removes it.
  public internal(set) var fix: Fix?

  /// An object as a report names it.
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

  /// A place that helps to understand a finding.
  public struct Related: Sendable, Hashable {
    /// UTF-8 bytes of the text of the document.
    public let range: Range<Int>
    /// What is there, without full stop.
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

/// Collects what a rule finds.
public struct Findings: Sendable {
  private(set) var list: [Finding] = []
  private let rule: String
  private let severity: Severity

  init(of rule: Rule) {
    self.rule = rule.id
    severity = rule.severity
  }

  /// Reports an element at its start tag, as a fault of the object it is or is part of.
  public mutating func report(
    _ element: Element, _ message: String, related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    let object = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
    report(element.startTagRange, message, object: object, related: related, fix: fix)
  }

  /// Reports an attribute, as a fault of the object its element is or is part of.
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
  /// Whether the finding is listed before another one: by place, then by rule.
  func precedes(_ other: Finding) -> Bool {
    let (left, right) = ((range.lowerBound, range.upperBound), (other.range.lowerBound, other.range.upperBound))
    if left != right { return left < right }
    return (rule, message) < (other.rule, other.message)
  }
}
