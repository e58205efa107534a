import IBLint
import IBReport

/// Prints the results of a run.
struct LintOutput {
  let format: FormatOptions
  let mode: FixMode
  let isQuiet: Bool

  /// Prints results to standard output and to files, everything else to standard error.
  func print(_ files: [LintedFile]) throws -> Summary {
    var summary = Summary()
    for file in files where file.failure == nil { summary.add(file.findings, fixed: file.fixedCount) }
    for file in files {
      if let failure = file.failure { Terminal.complain(failure) }
      if let note = file.note { Terminal.note("ibt: note: \(note)") }
    }
    try printResults(files)
    if !isQuiet, summary.documentCount > 0 { Terminal.note(text(of: summary)) }
    return summary
  }

  private func text(of summary: Summary) -> String {
    if case .show = mode { return summary.text(fixedWord: "Would fix") }
    return summary.text(fixedWord: "Fixed")
  }

  private func printResults(_ files: [LintedFile]) throws {
    let document = printedDocument(of: files)
    if let document { Terminal.write(document) }
    var printer = ReportPrinter(format, isBesideDocument: document != nil)
    for file in files where file.failure == nil {
      try printer.print(FindingsReport(file: FileFindings(path: file.source.path, findings: file.findings)))
    }
    try printer.finish()
  }

  /// The diff or the fixed document that goes to standard output, nil when the findings do.
  private func printedDocument(of files: [LintedFile]) -> [UInt8]? {
    switch mode {
    case .show: files.flatMap { Array($0.diff.utf8) }
    case .write where files.contains(where: \.goesToStandardOutput): files.flatMap { $0.fixedBytes ?? [] }
    case .write, .none: nil
    }
  }
}

/// The findings of a document.
private struct FindingsReport: Report {
  let file: FileFindings

  var lines: [String] { TextReporter().lines(for: file) }

  func write(to json: inout JSONWriter) { JSONReporter().write(file, to: &json) }
}

extension LintedFile {
  /// Whether the fixed document is printed.
  fileprivate var goesToStandardOutput: Bool {
    if case .bytes = source.contents { return true }
    return false
  }
}
