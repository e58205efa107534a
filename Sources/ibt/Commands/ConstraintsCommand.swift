import ArgumentParser
import IBWorkspace

struct ConstraintsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "List constraints as equations.",
    discussion: """
      `Title.leading = View.leadingMargin + 8 @750`, with the id, the holder, and whether it is a placeholder or not \
      installed.
      """)

  @OptionGroup var options: LookupOptions

  func run() async throws { try await options.print { ConstraintsReport($0) } }
}
