import ArgumentParser
import IBLint
import IBWorkspace

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `ibt lint`.",
    discussion: """
      The list has the rules that the configuration of the current folder declares. `ibt rule ID` explains one of them, \
      `ibt rules test` runs the examples of those that are declared.
      """,
    subcommands: [RulesTestCommand.self])

  @Option(name: .format, help: "text, json or markdown.")
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func run() throws {
    switch format {
    case .text:
      Terminal.write(RuleList(try RulesCommand.catalogue()).text + "\n\n")
      Terminal.print("preset taste, which `extends: taste` or `--select default,taste` runs")
      Terminal.print("    " + Preset.ids.sorted().joined(separator: ", "))
    case .json: Terminal.write(try RuleList(RulesCommand.catalogue()).json() + "\n")
    case .markdown: Terminal.write(RuleList(Rule.all).markdown)
    }
  }

  static func catalogue() throws -> [Rule] {
    do throws(ConfigurationError) {
      return try Configurations().configuration(ofFolder: WorkingFolder.path).catalogue
    } catch {
      throw CommandError("\(error)")
    }
  }
}
