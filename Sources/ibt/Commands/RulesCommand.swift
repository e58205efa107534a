import ArgumentParser
import IBLint

/// `ibt rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `ibt lint`.",
    discussion: "`ibt rule ID` explains one of them.")

  @Option(name: .format, help: "text or json for a list, markdown for all pages.")
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func run() throws {
    switch format {
    case .text: Terminal.print(RuleList(Rule.all).text)
    case .json: Terminal.print(try RuleList(Rule.all).json())
    case .markdown: Terminal.write(RuleBook(Rule.all).text)
    }
  }
}
