import ArgumentParser
import IBModel
import IBProject
import IBWorkspace

struct GraphCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Show how controllers lead to each other.",
    discussion: "An outline of documents and controllers, with their segues, across storyboard references.")

  @OptionGroup var input: DocumentInput

  func run() async throws {
    var documents: [(path: String, document: Document)] = []
    let status = await input.visitDocuments { documents.append(($0.path, $0.document)) }
    ControllerOutline(documents).lines.forEach(Terminal.print)
    try status.leave()
  }
}
