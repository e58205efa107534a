import IBLint

/// Prints what a run came to.
struct LintOutput {
  let format: OutputFormat
  let mode: FixMode
  let isQuiet: Bool

  /// Prints results to standard output, everything else to standard error.
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
    let reports = files.map { FileFindings(path: $0.source.path, findings: $0.findings) }
    if format == .json { return Terminal.print(try JSONReporter().text(for: reports)) }
    let lines = reports.flatMap(TextReporter().lines)
    let text = lines.map { $0 + "\n" }.joined()
    switch mode {
    case .show:
      Terminal.write(files.map(\.diff).joined())
      lines.forEach(Terminal.note)
    case .write where files.contains(where: \.goesToStandardOutput):
      for file in files { Terminal.write(file.fixedBytes ?? []) }
      lines.forEach(Terminal.note)
    case .write, .none:
      Terminal.write(text)
    }
  }
}

extension LintedFile {
  /// Whether the fixed document is printed.
  fileprivate var goesToStandardOutput: Bool {
    if case .bytes = source.contents { return true }
    return false
  }
}
