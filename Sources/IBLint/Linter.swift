import IBModel
import IBScene
import IBTemplates
import IBXML

/// Checks documents against a selection of rules. The same bytes give the same report.
public struct Linter: Sendable {
  private let rules: [Rule]
  /// Rules by the names of the elements they check.
  private let elementChecks: NameMap<[ElementCheck]>
  /// Whether a rule checks elements, which takes a walk over the document.
  private let checksElements: Bool

  /// Whether a rule checks templates, whose facts take time to collect.
  private let needsTemplates: Bool
  /// Whether a rule compares constraints, which takes time to find those between the same anchors.
  private let comparesConstraints: Bool
  /// Whether a rule checks problems of scenes, which take time to resolve.
  private let needsScenes: Bool

  private struct ElementCheck: Sendable {
    /// Index in `rules`.
    var rule: Int
    var check: @Sendable (Element, Document, inout Findings) -> Void
  }

  /// A linter with the rules of a selection.
  public init(_ selection: Selection = .standard) {
    rules = selection.rules
    var checks = NameMap<[ElementCheck]>()
    for (index, rule) in rules.enumerated() {
      guard case .elements(let names, let check) = rule.check else { continue }
      for name in names { checks[name] = (checks[name] ?? []) + [ElementCheck(rule: index, check: check)] }
    }
    elementChecks = checks
    checksElements = !checks.names.isEmpty
    comparesConstraints = rules.contains { if case .constraintsBetweenSameAnchors = $0.check { true } else { false } }
    needsScenes = rules.contains { if case .problems = $0.check { true } else { false } }
    needsTemplates = rules.contains { if case .templates = $0.check { true } else { false } }
  }

  /// The findings in the bytes of a file. If the bytes are not a document, only rules about files are run.
  /// - Complexity: one walk over the document, plus the work of the rules.
  public func lint(_ bytes: [UInt8]) -> LintReport {
    do throws(DocumentError) {
      return lint(try Document(parsing: bytes))
    } catch {
      let file = UnreadableFile(bytes, fault: error)
      return LintReport(bytes: bytes, text: file.text, findings: findings(in: file))
    }
  }

  /// Everything the rules find in a document.
  public func lint(_ document: Document) -> LintReport {
    LintReport(bytes: document.tree.source.bytes, document: document, findings: findings(in: document))
  }

  private func findings(in file: UnreadableFile) -> [Finding] {
    var findings = rules.map { Findings(of: $0) }
    for (index, rule) in rules.enumerated() {
      if case .file(let check) = rule.check { check(file, &findings[index]) }
    }
    return sorted(findings)
  }

  private func findings(in document: Document) -> [Finding] {
    var findings = rules.map { Findings(of: $0) }
    walk(document, &findings)
    let templates = needsTemplates ? TemplateFacts.all(in: document) : []
    let alike = comparesConstraints ? document.constraintsBetweenSameAnchors() : []
    let problems = needsScenes ? ResolvedDocument(document).problems : []
    for (index, rule) in rules.enumerated() {
      switch rule.check {
      case .problems(let check): for problem in problems { check(problem, document, &findings[index]) }
      case .document(let check): check(document, &findings[index])
      case .constraintsBetweenSameAnchors(let check):
        if !alike.isEmpty { check(alike, document, &findings[index]) }
      case .templates(let check): if !templates.isEmpty { check(templates, &findings[index]) }
      case .file, .elements: break
      }
    }
    return sorted(findings)
  }

  /// One walk over the tree for all rules about elements.
  private func walk(_ document: Document, _ findings: inout [Findings]) {
    guard checksElements else { return }
    for element in document.tree.elements {
      guard let checks = elementChecks[element.name] else { continue }
      for check in checks { check.check(element, document, &findings[check.rule]) }
    }
  }

  private func sorted(_ findings: [Findings]) -> [Finding] {
    findings.flatMap(\.list).sorted { $0.precedes($1) }
  }
}
