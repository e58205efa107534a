import IBModel
import IBScene
import IBTemplates
import IBXML

/// Checks documents against a selection of rules. The same bytes give the same report.
public struct Linter: Sendable {
  private let rules: [Rule]
  /// What is run of each rule; a whole rule takes long to copy.
  private let checks: [RuleCheck]
  /// For each rule, no findings yet.
  private let noFindings: [Findings]
  /// The rules that look objects up by their ids.
  private let consequences: Set<String>
  /// The rules that say less than a rule, by its id.
  private let implied: [Rule.ID: Set<Rule.ID>]
  /// Rules by the names of the elements they check.
  private let elementChecks: NameMap<[ElementCheck]>
  /// Whether a rule checks elements, which takes a walk over the document.
  private let checksElements: Bool

  /// How rules are run, and what is not reported.
  private let selection: Selection

  /// What any of the rules needs or uses besides the document.
  let needs: Set<Rule.Need>

  private struct RuleCheck: Sendable {
    var check: Check
    var needs: [Rule.Need]
  }

  private struct ElementCheck: Sendable {
    /// Index in `rules`.
    var rule: Int
    var check: @Sendable (Element, Document, inout Findings) -> Void
  }

  /// A linter with the rules of a selection.
  public init(_ selection: Selection = .standard) {
    rules = selection.rules
    self.selection = selection
    self.checks = rules.map { RuleCheck(check: $0.check, needs: Array($0.needs)) }
    implied = Dictionary(
      rules.filter { !$0.implies.isEmpty }.map { ($0.id, $0.implies) }, uniquingKeysWith: { first, _ in first })
    noFindings = rules.map { Findings(of: $0, selection.settings[$0.id] ?? RuleSettings()) }
    let groups: Set<Rule.Group> = [.connections, .identity, .flow, .layout, .variations]
    consequences = Set(rules.filter { groups.contains($0.group) }.map(\.id))
    needs = Set(rules.flatMap { $0.needs.union($0.uses) }).subtracting([.layout])
    var checks = NameMap<[ElementCheck]>()
    for (index, rule) in rules.enumerated() {
      guard case .elements(let names, let check) = rule.check else { continue }
      for name in names { checks[name] = (checks[name] ?? []) + [ElementCheck(rule: index, check: check)] }
    }
    elementChecks = checks
    checksElements = !checks.names.isEmpty
  }

  /// The rules that cannot be run in a project, with what is missing.
  public func rulesNotApplicable(in project: Project) -> [(rule: Rule, missing: [Rule.Need])] {
    rules.compactMap { rule in
      let missing = rule.needs.filter { !project.meets($0) }.sorted()
      return missing.isEmpty ? nil : (rule, missing)
    }
  }

  /// The findings in the bytes of a file. If the bytes are not a document, only rules about files are run.
  /// - Complexity: one walk over the document, plus the work of the rules.
  public func lint(_ bytes: [UInt8], in project: Project = Project()) -> LintReport {
    do throws(DocumentError) {
      return lint(try Document(parsing: bytes), in: project)
    } catch {
      let file = UnreadableFile(bytes, fault: error)
      return LintReport(
        bytes: bytes, text: file.text, findings: findings(in: file), coverage: Coverage(.init(file.cause)))
    }
  }

  /// Everything the rules find in a document.
  public func lint(_ document: Document, in project: Project = Project()) -> LintReport {
    LintReport(
      bytes: document.tree.source.bytes, document: document, findings: findings(in: Inspection(document, in: project)),
      coverage: Coverage(unmetNeeds: needs.filter { !project.meets($0) && document.concerns($0) }))
  }

  /// What a rule of the run needs; nil if it is not one of them.
  func needs(of rule: Rule.ID) -> Set<Rule.Need>? { rules.first { $0.id == rule }?.needs }

  private func findings(in file: UnreadableFile) -> [ReportedFinding] {
    var findings = noFindings
    for (index, rule) in checks.enumerated() {
      if case .file(let check) = rule.check { check(file, &findings[index]) }
    }
    return sorted(findings)
  }

  private func findings(in inspection: Inspection) -> [ReportedFinding] {
    let document = inspection.document
    var findings = noFindings
    walk(document, &findings)
    for (index, rule) in checks.enumerated() where rule.needs.allSatisfy(inspection.project.meets) {
      switch rule.check {
      case .document(let check): check(document, &findings[index])
      case .inspection(let check): check(inspection, &findings[index])
      case .problems(let check):
        for problem in inspection.problems { check(problem, document, &findings[index]) }
      case .constraintsBetweenSameAnchors(let check):
        if !inspection.constraintsBetweenSameAnchors.isEmpty {
          check(inspection.constraintsBetweenSameAnchors, document, &findings[index])
        }
      case .templates(let check):
        if !inspection.templates.isEmpty { check(inspection.templates, &findings[index]) }
      case .file, .elements, .suppressions: break
      }
    }
    return withoutSuppressed(findings, in: inspection).mergedByCause(
      consequences: consequences, implied: implied)
  }

  private func withoutSuppressed(_ findings: [Findings], in inspection: Inspection) -> [ReportedFinding] {
    var suppressed = SuppressedFindings(
      inspection.document, configured: selection.suppressions, catalogue: selection.catalogue,
      project: inspection.project)
    if suppressed.isEmpty { return sorted(findings) }
    let reported = suppressed.filtered(sorted(findings))
    var checked = noFindings
    for (index, rule) in checks.enumerated() {
      if case .suppressions(let check) = rule.check { check(suppressed, &checked[index]) }
    }
    let added = sorted(checked)
    return added.isEmpty ? reported : (reported + added).sorted { $0.finding.precedes($1.finding) }
  }

  /// One walk over the tree for all rules about elements.
  private func walk(_ document: Document, _ findings: inout [Findings]) {
    guard checksElements else { return }
    for element in document.tree.elements {
      guard let checks = elementChecks[element.name] else { continue }
      for check in checks { check.check(element, document, &findings[check.rule]) }
    }
  }

  private func sorted(_ findings: [Findings]) -> [ReportedFinding] {
    findings.flatMap(\.list).sorted { $0.finding.precedes($1.finding) }
  }
}
