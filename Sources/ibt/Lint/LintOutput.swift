import ArgumentParser
import IBLint
import IBProject
import IBWorkspace

/// Prints the results of a run.
struct LintOutput {
  let format: FormatSelection<FindingsFormat>
  let mode: FixMode
  let style: TextStyle
  let isQuiet: Bool
  /// The part of a divided run; nil for a whole run.
  let shard: ShardMark?

  /// Prints results to standard output and to files, everything else to standard error.
  /// - Parameter statistics: The rules that were not run, if statistics replace the findings on standard output.
  func print(_ files: [FileReport], statistics: [(rule: Rule, missing: [ProjectPart])]? = nil) throws -> Summary {
    let summary = Summary(files.filter { $0.failure == nil })
    for file in files {
      if let failure = file.failure { Terminal.complain(failure) }
      if let note = file.note { Terminal.note("ibt: note: \(note)") }
    }
    try printResults(files, statistics)
    if !isQuiet, summary.documentCount > 0 { Terminal.note(text(of: summary)) }
    return summary
  }

  private func text(of summary: Summary) -> String {
    if case .show = mode { return summary.text(fixedWord: "Would fix") }
    return summary.text(fixedWord: "Fixed")
  }

  private func printResults(
    _ files: [FileReport], _ statistics: [(rule: Rule, missing: [ProjectPart])]?
  ) throws {
    let document = printedDocument(of: files)
    if let document { Terminal.write(document) }
    let readable = files.filter { $0.failure == nil }
    var context = ReportContext(
      version: Program.version, folder: WorkingFolder.path, pages: InstalledPages.folder, isBrief: isQuiet)
    context.shard = shard
    for target in format.targets {
      context.style = target.file == nil && document == nil ? style : .plain
      let text =
        if target.file == nil, let statistics {
          try target.format.report(Statistics(readable, notApplicable: statistics))
        } else {
          try target.format.report(readable, in: context)
        }
      if let path = target.file {
        try FileReplacement.replaceContents(of: path, with: Array(text.utf8))
      } else if document != nil {
        Terminal.show(text)
      } else {
        Terminal.write(text)
      }
    }
  }

  /// The diff or the fixed document for standard output; nil if findings go there.
  private func printedDocument(of files: [FileReport]) -> [UInt8]? {
    switch mode {
    case .show: files.flatMap { Array($0.diff.utf8) }
    case .write where files.contains { $0.fixedDocument != nil }: files.flatMap { $0.fixedDocument ?? [] }
    case .write, .none: nil
    }
  }
}

extension FindingsFormat: ExpressibleByArgument, ReportFormat {
  static let standard = FindingsFormat.text

  static var help: String { "\(names); with `:FILE`, written to a file. May be repeated. (default: text)" }
}
