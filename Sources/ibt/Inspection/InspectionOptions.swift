import ArgumentParser

/// Documents to read and how to print what is in them: options shared by the commands that only read.
struct InspectionOptions: ParsableArguments {
  @OptionGroup var input: DocumentInput

  @Option(help: "text, or json with one object per document and line.")
  var format: OutputFormat = .text

  /// Prints a report on each document.
  /// - Throws: `ExitStatus.couldNotRun` when a document could not be read.
  func print<Report: DocumentReport>(_ report: (InspectedDocument) -> Report) throws {
    try input.visitDocuments { print(report(InspectedDocument($0))) }.leave()
  }

  private func print(_ report: some DocumentReport) {
    switch format {
    case .json: Terminal.print(JSON.line(report))
    case .text: report.lines.forEach(Terminal.print)
    }
  }
}

/// What a command says about one document: fields for programs, lines for people.
protocol DocumentReport: Encodable {
  var lines: [String] { get }
}
