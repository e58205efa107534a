import ArgumentParser
import IBLint
import IBModel
import IBWorkspace
import IBXML

/// Options that report only findings in changes.
struct DiffBaseOptions: ParsableArguments {
  @Option(
    name: .customLong("diff-base"),
    help: ArgumentHelp(
      "Report only findings in lines that changed since the current branch left this branch or commit, and findings "
        + "that were not there.",
      valueName: "commit"))
  var commit: String?

  /// The documents to compare with; nil if all findings are reported.
  func base(isStaged: Bool) async throws -> DiffBase? {
    guard let commit else { return nil }
    do throws(WorkspaceError) {
      return DiffBase(documents: try await Git().baseDocuments(of: commit, isStaged: isStaged))
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// The documents before a change.
struct DiffBase: Sendable {
  fileprivate let documents: BaseDocuments

  func isUnchanged(_ source: DocumentSource) -> Bool { documents.state(of: source.path) == .unchanged }

  func earlierPath(of source: DocumentSource) -> String? { documents.earlierPath(of: source.path) }

  /// The findings in changed lines, and those that the earlier document did not have.
  /// - Parameter lint: Checks the earlier document.
  func findings(
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
