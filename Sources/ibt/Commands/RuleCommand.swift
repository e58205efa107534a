import ArgumentParser
import IBLint

/// `ibt rule ID`: one rule explained.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Explain a rule: what it finds, why it matters, how to fix it.")

  @Argument(help: "The id of the rule, which findings show in brackets.", completion: .rule)
  var id: String

  func run() throws {
    do throws(UnknownRule) {
      Terminal.write(RulePage(try Rule.named(id)).text)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
