import IBModel
import IBTemplates
import IBXML

/// Checks documents against a selection of rules. The same bytes give the same report.
public struct Linter: Sendable {
  private let rules: [Rule]
  /// Rules by the names of the elements they ask for.
  private let elementChecks: [Name: [ElementCheck]]

  private struct ElementCheck: Sendable {
    /// Position in `rules`.
    var rule: Int
    var check: @Sendable (Element, Document, inout Findings) -> Void
  }

  /// A linter that asks the rules of a selection.
  public init(_ selection: Selection = .all) {
    rules = selection.rules
    var checks: [Name: [ElementCheck]] = [:]
    for (index, rule) in rules.enumerated() {
      guard case .elements(let names, let check) = rule.check else { continue }
      for name in names { checks[name, default: []].append(ElementCheck(rule: index, check: check)) }
    }
    elementChecks = checks
  }

  /// Everything the rules find in the bytes of a file. When they are no document, only rules about files are asked.
  /// - Complexity: one walk over the document and what the rules do.
  public func lint(_ bytes: [UInt8]) -> LintReport {
    do throws(DocumentError) {
      let document = try Document(parsing: bytes)
      return LintReport(bytes: bytes, document: document, findings: findings(in: document))
    } catch {
      let file = UnreadableFile(bytes, fault: error)
      return LintReport(bytes: bytes, text: file.text, findings: findings(in: file))
    }
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
    let templates = TemplateFacts.all(in: document)
    for (index, rule) in rules.enumerated() {
      switch rule.check {
      case .document(let check): check(document, &findings[index])
      case .templates(let check): if !templates.isEmpty { check(templates, &findings[index]) }
      case .file, .elements: break
      }
    }
    return withFixesSpelledOut(sorted(findings), document)
  }

  /// One walk over the tree for all rules about elements.
  private func walk(_ document: Document, _ findings: inout [Findings]) {
    guard !elementChecks.isEmpty else { return }
    for element in document.tree.elements {
      guard let checks = elementChecks[element.name] else { continue }
      for check in checks { check.check(element, document, &findings[check.rule]) }
    }
  }

  private func sorted(_ findings: [Findings]) -> [Finding] {
    findings.flatMap(\.list).sorted { $0.precedes($1) }
  }

  /// Fixes start from copies of one blank edit, since making one costs a walk over the document.
  private func withFixesSpelledOut(_ findings: [Finding], _ document: Document) -> [Finding] {
    guard findings.contains(where: { $0.fix != nil }) else { return findings }
    let blank = ModelEdit(document)
    return findings.map { finding in
      var finding = finding
      finding.fix = finding.fix?.spelledOut(on: blank)
      return finding
    }
  }
}
