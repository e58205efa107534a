/// The arguments of a run, split so that a list of thousands of paths is read in linear time.
///
/// ArgumentParser takes quadratic time: with 2,000 paths as long as their layout. Trailing paths therefore bypass it.
struct LongArguments {
  let parsed: [String]
  let remainingPaths: [String]

  /// The paths that bypass ArgumentParser in the current run.
  @TaskLocal static var remainingPaths: [String] = []

  /// The number of last arguments without a hyphen that ArgumentParser reads: the value of an option may come first,
  /// and commands that take few arguments complain about one too many.
  private static let read = 16

  init(_ arguments: [String]) {
    let isOption = { (argument: String) in argument.hasPrefix("-") }
    let first = arguments.lastIndex(where: isOption).map { $0 + 1 } ?? 0
    // Shells ask for completions with all the words that are typed.
    let isCompletion = arguments.first == "---completion"
    let split = isCompletion ? arguments.count : min(first + LongArguments.read, arguments.count)
    parsed = Array(arguments[..<split])
    remainingPaths = Array(arguments[split...])
  }
}
