import ArgumentParser
import IBLint
import IBWorkspace

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Carry out the operations of a script as one verified edit.",
    discussion: """
      A script is a YAML list of operations, each a verb with its keys, as the commands have them:
        - set: label:name(Title)
          values: {text: Welcome}
        - constrain: ["Title.top = Safe Area.top + 20"]
      All documents are changed, or none. \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("The script, or `-` for standard input.", valueName: "script"),
    completion: .file(extensions: ["yml", "yaml"]))
  var script: String

  @Argument(
    help: ArgumentHelp("Documents and folders. (default: the current folder)", valueName: "path"),
    completion: .documents)
  private var parsedPaths: [String] = []

  @OptionGroup var options: OperationOptions

  func run() async throws {
    let bytes = try script == "-" ? FileBytes.readStandardInput() : FileBytes.read(script)
    let steps: [EditScript.Step]
    do throws(ConfigurationError) { steps = try EditScript(bytes, file: script).steps } catch {
      throw CommandError(error)
    }
    if steps.isEmpty { throw CommandError("\(script) contains no operation") }
    try await options.run(at: parsedPaths + LongArguments.remainingPaths, steps)
  }
}
