import ArgumentParser
import IBModel
import IBWorkspace

/// Documents to look into and how to print what is there: options shared by the commands that only read.
struct InspectionOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Documents and folders (default: here), or - for standard input.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "text, or json with one object a document and line.")
  var format: OutputFormat = .text

  func validate() throws {
    if paths.contains("-"), paths.count > 1 { throw ValidationError("- stands for standard input and goes alone") }
  }

  /// Prints a report on each document.
  /// - Throws: `ExitStatus.couldNotRun` when a document could not be read.
  func print<Report: DocumentReport>(_ report: (InspectedDocument) -> Report) throws {
    try forEachDocument { print(report(InspectedDocument($0))) }
  }

  /// Visits each document. One that cannot be read is complained about and the others are still visited.
  /// - Throws: `ExitStatus.couldNotRun` when a document could not be read.
  func forEachDocument(_ visit: (LoadedDocument) throws -> Void) throws {
    var hasFailed = false
    for path in try documentPaths() {
      do {
        try visit(try LoadedDocument(path: path))
      } catch {
        Terminal.complain((error as? CommandFailure)?.message ?? "\(error)")
        hasFailed = true
      }
    }
    if hasFailed { throw ExitStatus.couldNotRun }
  }

  private func print(_ report: some DocumentReport) {
    switch format {
    case .json: Terminal.print(JSON.line(report))
    case .text: Terminal.write(Array(report.lines.map { "\($0)\n" }.joined().utf8))
    }
  }

  private func documentPaths() throws -> [String] {
    if paths == ["-"] { return paths }
    let documents = try DocumentPaths.expand(paths.isEmpty ? ["."] : paths)
    if !documents.isEmpty { return documents }
    let place = paths.isEmpty ? "the current folder" : paths.map { "`\($0)`" }.joined(separator: ", ")
    throw CommandFailure("there are no documents (.storyboard, .xib, .xml) in \(place)")
  }
}

/// What a command says about one document: fields for programs, lines for people.
protocol DocumentReport: Encodable {
  var lines: [String] { get }
}
