import ArgumentParser
import IBModel
import IBTemplates
import IBWorkspace

/// `ibt-dev templates`: the cost of planning and applying templates, compared with reading their documents.
struct TemplatesCostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Time parsing documents, and planning and applying each of their templates, on one thread.",
    discussion: "Prints a line for each document and kind of template: milliseconds, and how many times the parse.")

  @Argument(help: "Documents with templates; the layout sheets beside them count, too.")
  var paths: [String]

  @Option(help: "How often each step is timed; the fastest counts.")
  var rounds = 20

  func run() throws {
    let clock = ContinuousClock()
    let fastest = { (body: () throws -> Void) throws -> Double in
      let times = try (0..<max(1, rounds)).map { _ in try clock.measure(body) }
      return (times.min() ?? .zero) / .milliseconds(1)
    }
    for path in paths {
      let bytes = try FileBytes.read(path)
      let sheet = try SheetFile.path(besideDocument: path).map {
        try LayoutSheet(parsing: try FileBytes.read($0), path: $0)
      }
      let parse = try fastest { _ = try Document(parsing: bytes) }
      let document = try Document(parsing: bytes)
      let templates = document.templates() + (sheet?.templates(in: document) ?? [])
      for (kind, members) in Dictionary(grouping: templates, by: { "\(type(of: $0))" }).sorted(by: { $0.key < $1.key })
      {
        let plan = try fastest { _ = document.plans(of: [members[0]]) }
        let apply = try fastest { _ = try members[0].applied() }
        print(
          "\(path) \(kind): parse \(rounded(parse)) ms, plan \(rounded(plan / parse)) x, apply \(rounded(apply / parse)) x"
        )
      }
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
