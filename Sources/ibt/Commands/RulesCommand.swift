import ArgumentParser
import IBConfiguration
import IBInspection
import IBLint
import IBWorkspace

/// `ibt rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `ibt lint`.",
    discussion: """
      The list has the rules that the configuration of the current folder declares. `ibt rule ID` explains one of them, \
      `ibt rules test` runs the examples of those that are declared.
      """,
    subcommands: [RulesTestCommand.self])

  @Option(name: .format, help: "text, json or markdown.")
  var format = Format.text

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write the list, a page for each rule, and pictures of examples into an existing folder.", valueName: "folder"),
    completion: .directory)
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  func validate() throws {
    if output != nil, format != .markdown { throw ValidationError("--output requires --format markdown") }
  }

  func run() throws {
    switch format {
    case .text: Terminal.print(RuleList(try RulesCommand.catalogue()).text)
    case .json: Terminal.print(try RuleList(RulesCommand.catalogue()).json())
    case .markdown: try writeBook()
    }
  }

  /// The rules of the catalogue, and those that the configuration of the current folder declares.
  static func catalogue() throws -> [Rule] {
    do throws(ConfigurationError) {
      return try Configurations().configuration(ofFolder: WorkingFolder.path).catalogue
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func writeBook() throws {
    guard let output else { return Terminal.write(RuleBook(Rule.all).index) }
    let pictures = try RulePictures.all()
    let pages = RuleBook(Rule.all, pictures: pictures.map(\.picture)).files
    for (name, text) in pages { try FileReplacement.replaceContents(of: "\(output)/\(name)", with: Array(text.utf8)) }
    try Folder.make(at: "\(output)/\(RulePicture.folder)")
    for (picture, svg) in pictures {
      try FileReplacement.replaceContents(of: "\(output)/\(picture.path)", with: Array(svg.utf8))
    }
  }
}
