import ArgumentParser
import IBLint
import IBWorkspace

/// `ibt rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `ibt lint`.",
    discussion: "`ibt rule ID` explains one of them.")

  @Option(name: .format, help: "text, json or markdown.")
  var format = Format.text

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the list and a page for each rule into an existing folder.", valueName: "folder"),
    completion: .directory)
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func validate() throws {
    if output != nil, format != .markdown { throw ValidationError("--output requires --format markdown") }
  }

  func run() throws {
    switch format {
    case .text: Terminal.print(RuleList(Rule.all).text)
    case .json: Terminal.print(try RuleList(Rule.all).json())
    case .markdown: try writeBook(RuleBook(Rule.all))
    }
  }

  private func writeBook(_ book: RuleBook) throws {
    guard let output else { return Terminal.write(book.index) }
    for file in book.files {
      try FileReplacement.replaceContents(of: "\(output)/\(file.name)", with: Array(file.text.utf8))
    }
  }
}
