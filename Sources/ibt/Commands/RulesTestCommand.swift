import ArgumentParser
import IBLint
import IBWorkspace

struct RulesTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples of the rules that a project declares.",
    discussion: """
      A rule in .ibt.yml has examples under `bad` and `good`: parts of documents, or paths of documents. `«` and `»` mark \
      the findings of a bad one; without marks it has at least one. A good one has none.

      The exit code is 0 if all examples are as described, 1 if one is not, and 2 if they cannot be run.
      """)

  @Argument(
    help: ArgumentHelp(
      "Configurations, or documents and folders whose nearest configuration is meant. (default: the current folder)",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  func run() throws {
    var exampleCount = 0
    var failureCount = 0
    for configuration in try declaringConfigurations() {
      for example in configuration.examples {
        let failures = try example.failures(in: configuration)
        for failure in failures { Terminal.print("\(example.place): \(example.rule.id): \(failure)") }
        exampleCount += 1
        failureCount += failures.isEmpty ? 0 : 1
      }
      let withExamples = Set(configuration.examples.map(\.rule.id))
      for rule in configuration.declaredRules where !withExamples.contains(rule.value.id) {
        Terminal.note("\(rule.place): note: the rule `\(rule.value.id)` has no examples; add `bad` and `good`")
      }
    }
    let examples = "\(exampleCount) \(exampleCount == 1 ? "example" : "examples")"
    if failureCount == 0 { return Terminal.note("\(examples), all as described") }
    Terminal.note("\(examples), \(failureCount) not as described")
    throw ExitStatus.findings
  }

  private func declaringConfigurations() throws -> [Configuration] {
    var found: [Configuration] = []
    var known: Set<[String]> = []
    for path in paths.isEmpty ? ["."] : paths {
      let configuration = try configuration(of: path)
      if configuration.declaredRules.isEmpty {
        let place = configuration.files.last ?? path
        throw CommandError("\(place): no rule is declared; list some under `rules`")
      }
      if known.insert(configuration.files).inserted { found.append(configuration) }
    }
    return found
  }

  private func configuration(of path: String) throws -> Configuration {
    guard DocumentPaths.exists(path) else { throw CommandError("\(path): there is no such file or folder") }
    do throws(ConfigurationError) {
      let isFolder = DocumentPaths.isFolder(path)
      if !isFolder, path.hasSuffix(".yml") || path.hasSuffix(".yaml") {
        return try Configurations().configuration(at: path)
      }
      return try Configurations().configuration(for: isFolder ? "\(path)/*" : path)
    } catch { throw CommandError("\(error)") }
  }
}

extension DeclaredExample {
  /// The claims of the example that are not true.
  fileprivate func failures(in configuration: Configuration) throws -> [String] {
    let text: String
    switch content.source {
    case .text(let written): text = written
    case .file(let path):
      do throws(WorkspaceError) {
        text = String(decoding: try FileBytes.read(configuration.absolute(path)), as: UTF8.self)
      } catch { throw CommandError("\(place): \(error)") }
    }
    return rule.failures(of: content.isGood ? .good(text) : .bad(text))
  }
}
