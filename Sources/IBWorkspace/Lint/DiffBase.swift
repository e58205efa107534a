import IBLint
import IBXML

/// The documents before a change.
package struct DiffBase: Sendable {
  private let documents: BaseDocuments

  package init(of commit: String, isStaged: Bool) async throws(WorkspaceError) {
    documents = try await Git().baseDocuments(of: commit, isStaged: isStaged)
  }

  package func isUnchanged(_ source: DocumentSource) -> Bool { documents.state(of: source.path) == .unchanged }

  package func earlierPath(of source: DocumentSource) -> String? { documents.earlierPath(of: source.path) }

  /// The findings in changed lines, and those that the earlier document did not have.
  /// - Parameter lint: Checks the earlier document.
  package func findings(
    _ findings: [LocatedFinding], in text: [UInt8], of source: DocumentSource, lint: ([UInt8]) -> LintReport
  ) -> [LocatedFinding] {
    guard !findings.isEmpty, case .changed(let bytes) = documents.state(of: source.path) else { return findings }
    let earlier = lint(bytes)
    let changed = changedLines(old: earlier.text, new: text)
    let new = findings.missing(from: earlier.findings)
    return findings.filter { finding in
      let lines = finding.start.line..<max(finding.end.line, finding.start.line) + 1
      return changed.contains { $0.overlaps(lines) } || new.contains(finding)
    }
  }
}
