/// The arguments of a run, split so that a list of thousands of paths is read in linear time.
///
/// ArgumentParser takes time in proportion to the square of the number of arguments: with 2,000 paths as long as laying
/// them out. Paths at the end of the list can only be paths, so they go past it.
struct LongArguments {
  /// What ArgumentParser reads.
  let parsed: [String]
  /// Paths that follow, in order.
  let remainingPaths: [String]

  /// The paths that go past ArgumentParser in the current run.
  @TaskLocal static var remainingPaths: [String] = []

  /// ArgumentParser reads this many of the last arguments without a hyphen: the value of an option may come first, and
  /// commands that take few arguments complain about one too many.
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
