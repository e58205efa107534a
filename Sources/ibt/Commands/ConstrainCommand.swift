import ArgumentParser
import IBChanges

struct ConstrainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constrain",
    abstract: "Add constraints by their equations: Title.top = Header.bottom + 8.",
    discussion: """
      An equation is written as `ibt constraints` prints it: with =, >= or <=, a multiplier before or behind an item \
      (0.5 * View.width, Photo.height / 2, 16:9 * Photo.height), a number or standard, and a priority (@750, @high). \
      Items are named by name, id, or both as in `Title (abc-12-def)`; superview belongs to the other item. \
      \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp(
      "Equations, then documents and folders, or `-`. (default: the current folder)", valueName: "equation|path"),
    completion: .documents)
  private var rest: [String] = []

  @Flag(help: "Change constraints between the same attributes instead of refusing.")
  var replace = false

  @Flag(help: "Add constraints although others relate the same attributes.")
  var keep = false

  @OptionGroup var options: OperationOptions

  private var words: [String] { rest + LongArguments.remainingPaths }

  private func isEquation(_ word: String) -> Bool {
    word.contains { "=≤≥".contains($0) } && !word.hasPrefix("./") && !word.hasPrefix("/")
  }

  func validate() throws {
    if !words.contains(where: isEquation) {
      throw ValidationError("specify an equation, as in 'Title.top = Header.bottom + 8'")
    }
    if replace, keep { throw ValidationError("--replace and --keep cannot be combined") }
  }

  func run() async throws {
    try await options.run(at: words.filter { !isEquation($0) }) { documents in
      [ConstrainOperation(words.filter(isEquation), existing: replace ? .replace : keep ? .keep : .refuse)]
    }
  }
}
