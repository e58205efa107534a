import IBModel
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
    do throws(DocumentFault) {
      let document = try Document.parsed(bytes)
      return LintReport(bytes: bytes, document: document, findings: findings(in: document))
    } catch {
      let file = UnreadableFile(bytes, fault: error)
      return LintReport(bytes: bytes, text: file.text, findings: findings(in: file))
    }
  }

  private func findings(in file: UnreadableFile) -> [Finding] {
    collected { rule, findings in
      if case .file(let check) = rule.check { check(file, &findings) }
    }
  }

  private func findings(in document: Document) -> [Finding] {
    let elementFindings = walk(document)
    let all = collected(elementFindings) { rule, findings in
      switch rule.check {
      case .document(let check): check(document, &findings)
      case .file, .elements: break
      }
    }
    return withFixesSpelledOut(all, document)
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

  /// One walk over the tree for all rules about elements; what each has found, in the order of the rules.
  private func walk(_ document: Document) -> [Findings] {
    var findings = rules.map { Findings(of: $0) }
    guard !elementChecks.isEmpty else { return findings }
    for element in document.tree.elements {
      guard let checks = elementChecks[element.name] else { continue }
      for check in checks { check.check(element, document, &findings[check.rule]) }
    }
    return findings
  }

  private func collected(
    _ start: [Findings]? = nil, _ ask: (Rule, inout Findings) -> Void
  ) -> [Finding] {
    var all: [Finding] = []
    for (rule, start) in zip(rules, start ?? rules.map { Findings(of: $0) }) {
      var findings = start
      ask(rule, &findings)
      all += findings.list
    }
    return all.sorted { $0.precedes($1) }
  }
}
