import IBLint
import IBModel
import IBWorkspace
import IBXML

/// What becomes of the fixes of a run.
enum FixMode: Sendable, Equatable {
  case none
  /// Fixes up to a safety are written.
  case write(Fix.Safety)
  /// The difference they would make is shown.
  case show(Fix.Safety)

  var safety: Fix.Safety? {
    switch self {
    case .none: nil
    case .write(let safety), .show(let safety): safety
    }
  }
}

/// What came of checking one document.
struct LintedFile: Sendable {
  let source: DocumentSource
  var findings: [LocatedFinding] = []
  var fixedCount = 0
  /// The fixed document, when it was asked for; the same as the original when nothing was fixed.
  var fixedBytes: [UInt8]?
  /// Unified diff of the fixes, when it was asked for.
  var diff = ""
  /// Something to know that does not stop the run.
  var note: String?
  /// Why the document could not be read or written.
  var failure: String?

  init(_ source: DocumentSource) { self.source = source }
}

/// Checks documents side by side.
struct LintRun: Sendable {
  let linter: Linter
  let mode: FixMode
  let showsProgress: Bool

  /// The results in the order of the sources.
  func lint(_ sources: [DocumentSource]) async -> [LintedFile] {
    var progress = Progress(total: sources.count, isShown: showsProgress)
    var results: [LintedFile?] = Array(repeating: nil, count: sources.count)
    await withTaskGroup(of: (Int, LintedFile).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask { (index, linted(source)) }
      }
      for await (index, file) in group {
        results[index] = file
        progress.advance()
      }
    }
    progress.finish()
    return results.compactMap { $0 }
  }

  private func linted(_ source: DocumentSource) -> LintedFile {
    var file = LintedFile(source)
    do throws(WorkspaceError) {
      let report = linter.lint(try source.read())
      file.findings = report.locatedFindings
      if let safety = mode.safety { try fix(&file, report, upTo: safety) }
    } catch {
      file.failure = error.description
    }
    return file
  }

  private func fix(_ file: inout LintedFile, _ report: LintReport, upTo safety: Fix.Safety) throws(WorkspaceError) {
    let fixed = report.fixed(upTo: safety, by: linter)
    file.fixedBytes = report.bytes
    switch fixed.outcome {
    case .finished: break
    case .unfinished(let rules):
      file.note = "\(file.source.path): the fixes of \(listed(rules)) do not come to an end; some are left"
    case .abandoned(let rules):
      file.failure = "\(file.source.path): the fixes of \(listed(rules)) do not make a document; it stays as it was"
    }
    guard !fixed.fixedFindings.isEmpty else { return }
    if let encoding = report.document?.tree.source.encoding, case .other(let name) = encoding {
      file.failure = "\(file.source.path) is in \(name) and is fixed only in UTF-8: convert it first"
      return
    }
    if case .show = mode {
      file.diff = patch(of: file.source.path, old: report.text, new: fixed.report.text)
    } else if case .file = file.source.contents {
      try FileReplacement.replaceContents(of: file.source.path, with: fixed.report.bytes)
    }
    file.findings = fixed.report.locatedFindings
    file.fixedCount = fixed.fixedFindings.count
    file.fixedBytes = fixed.report.bytes
  }

  private func listed(_ rules: [String]) -> String {
    rules.map { "`\($0)`" }.joined(separator: ", ")
  }
}
