import IBBase
import IBWorkspace

extension OutputFormat {
  /// A report in this form, with a line feed at the end of each line.
  func text(of report: some Report) throws -> String {
    switch self {
    case .text: report.lines.asLines
    case .json: try JSONText.report(report.members) + "\n"
    }
  }
}

/// Prints reports in the forms that the options name.
struct ReportPrinter {
  private var outputs: [(target: FormatTarget<OutputFormat>, text: String)]
  private let isBesideDocument: Bool

  /// - Parameter isBesideDocument: Whether a document or diff goes to standard output, and reports to standard error.
  init(_ options: FormatOptions, isBesideDocument: Bool = false) {
    outputs = options.targets.map { ($0, "") }
    self.isBesideDocument = isBesideDocument
  }

  /// Prints a report; text for a file is kept until the end.
  mutating func print(_ report: some Report) throws {
    for index in outputs.indices {
      let text = try outputs[index].target.format.text(of: report)
      if outputs[index].target.file != nil {
        outputs[index].text += text
      } else if isBesideDocument {
        Terminal.show(text)
      } else {
        Terminal.write(text)
      }
    }
  }

  func finish() throws {
    for (target, text) in outputs {
      if let file = target.file { try FileReplacement.replaceContents(of: file, with: Array(text.utf8)) }
    }
  }
}

extension FormatOptions {
  func print(_ report: some Report) throws {
    var printer = ReportPrinter(self)
    try printer.print(report)
    try printer.finish()
  }
}

extension DocumentInput {
  func print(_ options: FormatOptions, _ report: (LoadedDocument) -> some Report) async throws {
    var printer = ReportPrinter(options)
    let status = await visitDocuments { try printer.print(report($0)) }
    try printer.finish()
    try status.leave()
  }
}
