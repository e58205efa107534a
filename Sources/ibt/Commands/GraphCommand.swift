import ArgumentParser
import IBModel
import IBProject
import IBWorkspace

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Show how documents, controllers and classes lead to each other.",
    discussion: """
      Controllers with their segues, across storyboard references, and the classes of controllers and of documents \
      without scenes. `--format text` is an outline, `json` for programs, and `dot` for Graphviz.
      """)

  @OptionGroup var input: DocumentInput

  @OptionGroup var format: FormatSelection<GraphFormat>

  func run() async throws {
    var documents: [(path: String, document: Document)] = []
    let status = await input.visitDocuments { documents.append(($0.path, $0.document)) }
    let report = GraphReport(DocumentGraph(documents))
    for target in format.targets {
      try Terminal.write(Array(text(of: report, target.format).utf8), to: target.file)
    }
    try status.leave()
  }

  private func text(of report: GraphReport, _ format: GraphFormat) throws -> String {
    switch format {
    case .text: try OutputFormat.text.text(of: report)
    case .json: try OutputFormat.json.text(of: report)
    case .dot: report.dot
    }
  }
}

/// The forms of a graph.
enum GraphFormat: String, ExpressibleByArgument, ReportFormat {
  case text, json, dot

  static let standard = GraphFormat.text

  static let help = "text, json or dot; with `:FILE`, written to a file. May be repeated. (default: text)"
}
