import ArgumentParser
import IBLint
import IBWorkspace
import IBXML

/// `ibt rule ID`: one rule explained.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Explain a rule: what it finds, why it matters, how to fix it.")

  @Argument(help: "The id of the rule, which findings show in brackets.", completion: .rule)
  var id: String

  @Option(name: .format, help: "text, json or markdown.")
  var format = Format.text

  @Option(help: "Use colors: auto, always or never.")
  var color = ColorChoice.auto

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func run() throws {
    let rule = try named(id)
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

  private func named(_ id: String) throws -> Rule {
    if let rule = Preset.rules.first(where: { $0.id == RuleNames.normalized(id) }) { return rule }
    do throws(ExplainedError) { return try Rule.named(id) } catch {
      if let declared = try RulesCommand.catalogue().first(where: { $0.id == id }) { return declared }
      throw CommandError(error.description)
    }
  }
}
