import IBModel
import IBXML

/// A place that a finding can be about.
public protocol FindingPlace {
  /// A range of UTF-8 bytes of the text, and the object that the place is or belongs to.
  var findingPlace: (range: Range<Int>, object: Object?) { get }
}

/// Collects the findings in a file, one rule after the other, each with its settings.
public struct Findings: Sendable {
  private(set) var list: [Entry] = []
  /// The kinds of findings of the run, grouped by rule.
  private let reporters: [Reporter]
  /// The index of the first kind of the current rule.
  private var first = 0
  /// The index of the current kind; nil if it is not selected.
  private var current: Int? = 0
  /// The object of the last finding: an object may have thousands, and reading its names takes longer than a finding.
  private var last: (object: Object, info: Finding.ObjectInfo)?

  /// The settings of a kind of findings.
  struct Reporter: Sendable {
    let rule: Rule
    let kind: Rule.Kind
    /// The severity that a configuration gives all findings of the kind.
    let severity: Severity?
    let options: [String: OptionValue]

    init(_ kind: Rule.Kind, of rule: Rule, _ settings: [String: RuleSettings]) {
      (self.rule, self.kind) = (rule, kind)
      severity = settings[kind.id]?.severity ?? settings[rule.id]?.severity
      options = settings[kind.id]?.options ?? settings[rule.id]?.options ?? [:]
    }
  }

  /// A finding with its fix and what the report does not keep, as long as the document is in memory.
  struct Entry: Sendable {
    var finding: Finding
    var fix: ProposedFix?
    /// A cause that other findings may share.
    var cause: Cause?
    /// A fact that other rules may report, too.
    var fact: Fact?
    /// Whether a configuration says the severity.
    var hasConfiguredSeverity = false
  }

  init(of reporters: [Reporter]) { self.reporters = reporters }

  /// Begins the check of a rule, or of one of its kinds.
  /// - Parameter reporter: The index of the kind; the index of the first one if the check is about all.
  mutating func begin(_ reporter: Int) { (first, current) = (reporter, reporter) }

  /// Whether a kind of the rule is run. Until the next call, findings are of this kind, or dropped if it is not run.
  mutating func reports(_ kind: Rule.Kind.ID) -> Bool {
    let rule = reporters[first].rule.id
    current = reporters[first...].prefix { $0.rule.id == rule }.firstIndex { $0.kind.id == kind }
    return current != nil
  }

  /// The value of an option of the rule.
  public subscript<Value>(option: RuleOption<Value>) -> Value {
    reporters[first].options[option.description.name].flatMap(option.read) ?? option.standard
  }

  /// Reports a place: the start tag of an element, an attribute, or a range of UTF-8 bytes.
  /// - Parameters:
  ///   - message: One clause, without a period at the end.
  ///   - severity: The severity where no configuration says another; nil for the one of the rule.
  ///   - help: The remedy for this finding, if it differs from that of the rule.
  ///   - object: The object that the finding is about, if the place is not a part of it.
  ///   - related: Other locations that help to understand it.
  ///   - fix: The fix that resolves it.
  @inline(never) public mutating func report(
    _ place: any FindingPlace, _ message: String, severity: Severity? = nil, help: String? = nil,
    object: Object? = nil, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(
      place, message, severity: severity, help: help, object: object, related: related, fix: fix, cause: nil)
  }

  /// Reports a place.
  /// - Parameters:
  ///   - cause: A cause that findings of other rules may share.
  ///   - fact: A fact that other rules may report, too.
  @inline(never) mutating func report(
    _ place: any FindingPlace, _ message: String, severity: Severity? = nil, help: String? = nil,
    object: Object? = nil, related: [Finding.Related] = [], fix: ProposedFix? = nil, cause: Cause? = nil,
    fact: Fact? = nil
  ) {
    guard let current else { return }
    let (reporter, place) = (reporters[current], place.findingPlace)
    let finding = Finding(
      rule: reporter.kind.id, severity: reporter.severity ?? severity ?? reporter.kind.severity, message: message,
      help: help ?? reporter.rule.texts(of: reporter.kind.id).repair, range: place.range,
      object: (object ?? place.object).map { info(about: $0) }, related: related, fix: fix?.fix)
    list.append(
      Entry(
        finding: finding, fix: fix, cause: cause, fact: fact, hasConfiguredSeverity: reporter.severity != nil))
  }

  private mutating func info(about object: Object) -> Finding.ObjectInfo {
    if let last, last.object == object { return last.info }
    let info = Finding.ObjectInfo(object)
    last = (object, info)
    return info
  }

  var sorted: [Entry] { list.count < 2 ? list : list.sorted { $0.finding.precedes($1.finding) } }
}

extension Element: FindingPlace {
  /// The start tag.
  public var findingPlace: (range: Range<Int>, object: Object?) { (startTagRange, owner) }
}

extension Attribute: FindingPlace {
  /// The attribute with its value.
  public var findingPlace: (range: Range<Int>, object: Object?) { (range, element.owner) }
}

extension Range<Int>: FindingPlace {
  /// The range, without an object.
  public var findingPlace: (range: Range<Int>, object: Object?) { (self, nil) }
}
