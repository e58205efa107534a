import ArgumentParser
import IBLint

/// `ibt rule ID`: one rule explained.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Explains a rule: what it finds, why it matters, how to repair it.")

  @Argument(help: "The id of the rule, as in brackets in the findings.")
  var id: String

  func run() throws {
    do throws(UnknownRule) {
      Terminal.write(RulePage(try Rule.named(id)).text)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
