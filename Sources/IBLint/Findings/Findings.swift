import IBModel
import IBXML

/// Collects the findings in a file: those of one rule after the other, each with the settings it is run with.
///
/// Rules report in five hundred places. Inlined there, `report` was half of the code of rules, so it never is.
public struct Findings: Sendable {
  private(set) var list: [ReportedFinding] = []
  /// The rule that reports, by its index among those of the run.
  var rule = 0
  private let reporters: [Reporter]

  /// What the findings of a rule have in common.
  struct Reporter: Sendable {
    let rule: Rule.ID
    let severity: Severity
    let repair: String
    let options: [String: OptionValue]

    init(_ rule: Rule, _ settings: RuleSettings) {
      self.rule = rule.id
      severity = settings.severity ?? rule.severity
      repair = rule.repair
      options = settings.options
    }
  }

  init(of reporters: [Reporter]) { self.reporters = reporters }

  /// The value of an option of the rule.
  public subscript<Value>(option: RuleOption<Value>) -> Value {
    reporters[rule].options[option.description.name].flatMap(option.read) ?? option.standard
  }

  /// Reports the start tag of an element. The finding is about the object that the element is or belongs to.
  /// - Parameters:
  ///   - message: One clause, without a period at the end.
  ///   - help: What to do about this finding, where that is not what the rule says for all of them.
  ///   - related: Other locations that help to understand it.
  ///   - fix: What resolves it.
  @inline(never) public mutating func report(
    _ element: Element, _ message: String, help: String? = nil, related: [Finding.Related] = [],
    fix: ProposedFix? = nil
  ) {
    report(element, message, help: help, related: related, fix: fix, cause: nil)
  }

  /// Reports an attribute. The finding is about the object that its element is or belongs to.
  @inline(never) public mutating func report(
    _ attribute: Attribute, _ message: String, help: String? = nil, related: [Finding.Related] = [],
    fix: ProposedFix? = nil
  ) {
    report(attribute, message, help: help, related: related, fix: fix, cause: nil)
  }

  /// Reports a range of UTF-8 bytes of the text.
  @inline(never) public mutating func report(
    _ range: Range<Int>, _ message: String, help: String? = nil, object: Object? = nil,
    related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(range, message, help: help, object: object, related: related, fix: fix, cause: nil)
  }

  /// Reports the start tag of an element.
  /// - Parameters:
  ///   - cause: Why other rules may report something, too.
  ///   - fact: What other rules may report, too.
  @inline(never) mutating func report(
    _ element: Element, _ message: String, help: String? = nil, related: [Finding.Related] = [],
    fix: ProposedFix? = nil, cause: Cause? = nil, fact: Fact? = nil
  ) {
    let object = Findings.object(of: element)
    report(
      element.startTagRange, message, help: help, object: object, related: related, fix: fix, cause: cause, fact: fact)
  }

  /// Reports an attribute.
  @inline(never) mutating func report(
    _ attribute: Attribute, _ message: String, help: String? = nil, related: [Finding.Related] = [],
    fix: ProposedFix? = nil, cause: Cause? = nil, fact: Fact? = nil
  ) {
    let object = Findings.object(of: attribute.element)
    report(attribute.range, message, help: help, object: object, related: related, fix: fix, cause: cause, fact: fact)
  }

  /// Reports a range of UTF-8 bytes of the text.
  @inline(never) mutating func report(
    _ range: Range<Int>, _ message: String, help: String? = nil, object: Object? = nil,
    related: [Finding.Related] = [], fix: ProposedFix? = nil, cause: Cause? = nil, fact: Fact? = nil
  ) {
    let reporter = reporters[rule]
    let finding = Finding(
      rule: reporter.rule, severity: reporter.severity, message: message, help: help ?? reporter.repair, range: range,
      object: object.map { Finding.ObjectInfo($0) }, related: related, fix: fix?.fix)
    list.append(ReportedFinding(finding: finding, fix: fix, cause: cause, fact: fact))
  }

  /// The findings by location, then by rule.
  var sorted: [ReportedFinding] {
    list.count < 2 ? list : list.sorted { $0.finding.precedes($1.finding) }
  }

  /// The object that an element is or belongs to.
  private static func object(of element: Element) -> Object? {
    Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
  }
}

/// A finding together with its fix, as long as the document is in memory.
struct ReportedFinding: Sendable {
  var finding: Finding
  let fix: ProposedFix?
  /// What it is due to, if other findings can be due to it as well.
  var cause: Cause?
  /// What it is about, if other rules report the same.
  var fact: Fact?
}
