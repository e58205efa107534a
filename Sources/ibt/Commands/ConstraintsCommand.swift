import ArgumentParser

/// `ibt constraints`
struct ConstraintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "constraints",
    abstract: "Lists constraints in words.",
    discussion: """
      `Title.leading = View.leadingMargin + 8 @750`, with id, the object that holds it, and whether it is a \
      placeholder or not installed.
      """)

  @OptionGroup var options: InspectionOptions

  func run() throws { try options.print { ConstraintsReport($0) } }
}
