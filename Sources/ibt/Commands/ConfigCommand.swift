import ArgumentParser
import IBLint
import IBWorkspace

struct ConfigCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show and write the configuration of a project.",
    discussion: """
      The nearest .ibt.yml from the folder of a document upward configures which documents are found, which rules are \
      run for it, and which findings are accepted.

      The keys of .ibt.yml:

      """ + ConfigurationSchema.keys.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"),
    subcommands: [Show.self, Init.self, Schema.self])

  fileprivate static let fileName = ConfigurationLoader.fileNames[0]

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the settings of a document, and where each of them is configured.")

    @Argument(
      help: ArgumentHelp(
        "A document or a folder, which need not exist. (default: the current folder)", valueName: "path"),
      completion: .documents)
    var path = "."

    @OptionGroup var options: ConfigurationOptions

    @OptionGroup var rules: RuleOptions

    @OptionGroup var format: FormatOptions

    func run() throws {
      let configurations = options.configurations
      let document = configurations.absolute(DocumentPaths.isFolder(path) ? "\(path)/*" : path)
      let configuration: Configuration
      do throws(ConfigurationError) { configuration = try configurations.configuration(for: document) } catch {
        throw CommandError("\(error)")
      }
      let parts = configuration.parts(for: document)
      let report = ConfigurationReport(
        path: path, configuration: configuration, suppressions: configuration.suppressions(for: parts),
        rules: try rules.choice.rules(of: configuration, parts),
        exclusion: configuration.exclusion(of: configurations.absolute(path)))
      try format.print(report)
    }
  }

  struct Init: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init", abstract: "Write a first .ibt.yml for the project in the current folder.")

    func run() async throws {
      let sources = await DocumentSources(at: ["."]).noted()
      let project = ProjectSurvey(sources.list.map(\.path))
      try ConfigCommand.write(project.configurationText)
      sources.failures.forEach { Terminal.note("ibt: note: skipped: \($0.message)") }
      Terminal.print("Wrote \(ConfigCommand.fileName) for \(project.summary).")
    }
  }

  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema", abstract: "Print the JSON schema of .ibt.yml, for editors.")

    func run() throws { Terminal.write(try ConfigurationSchema().text()) }
  }

  private static func write(_ text: String) throws {
    if DocumentPaths.isTaken(fileName) {
      throw CommandError("`\(fileName)` exists; remove it first to write a new one")
    }
    try FileReplacement.replaceContents(of: fileName, with: Array(text.utf8))
  }
}
