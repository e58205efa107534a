import ArgumentParser

/// `ibt constraints`
struct ConstraintsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "List constraints as equations.",
    discussion: """
      `Title.leading = View.leadingMargin + 8 @750`, with the id, the holder, and whether it is a placeholder or not \
      installed. With --sentences: `leading margin inset of Title to View equal to 8 with high priority`.
      """)

  @OptionGroup var options: InspectionOptions

  @Flag(help: "List constraints as sentences.")
  var sentences = false

  func run() async throws { try await options.print { ConstraintsReport($0, asSentences: sentences) } }
}
