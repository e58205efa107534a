import ArgumentParser
import IBLint
import IBWorkspace
import IBXML

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `ibt lint`, or explain one of them.",
    discussion: """
      `ibt rules missing_object` prints what the rule finds, why it matters, and how to fix it. The list has the rules \
      that the configuration of the current folder declares, too; `ibt rules test` runs their examples.
      """,
    subcommands: [RulesTestCommand.self])

  @Argument(help: "The id of a rule, which findings show in brackets. (default: all rules)", completion: .rule)
  var id: String?

  @Option(name: .format, help: "text, json or markdown.")
  var format = Format.text

  @Option(help: "Use colors: auto, always or never.")
  var color = ColorChoice.auto

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func run() throws {
    if let id { return try explain(id) }
    switch format {
    case .text:
      Terminal.write(RuleList(try RulesCommand.catalogue()).text + "\n\n")
      Terminal.print("preset taste, which `extends: taste` or `--select default,taste` runs")
      Terminal.print("    " + Preset.ids.sorted().joined(separator: ", "))
    case .json: Terminal.write(try RuleList(RulesCommand.catalogue()).json() + "\n")
    case .markdown: Terminal.write(RuleList(Rule.all).markdown)
    }
  }

  private func explain(_ id: String) throws {
    let rule = try RulesCommand.rule(named: id)
    switch format {
    case .text:
      if rule.id != RuleNames.normalized(id) {
        ["`\(id)` is a name of a kind of `\(rule.id)`.", ""].forEach(Terminal.print)
      }
      Terminal.write(RulePage.text(of: rule, in: color.style))
    case .json: Terminal.write(try rule.json() + "\n")
    case .markdown: Terminal.write(RulePage.text(of: rule))
    }
  }

  private static func rule(named id: String) throws -> Rule {
    if let rule = Preset.rules.first(where: { $0.id == RuleNames.normalized(id) }) { return rule }
    do throws(ExplainedError) { return try Rule.named(id) } catch {
      if let declared = try catalogue().first(where: { $0.id == id }) { return declared }
      throw CommandError(error.description)
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
