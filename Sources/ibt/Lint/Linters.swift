import IBConfiguration
import IBLint

/// The linters of a run: one for each configuration and each set of documents with the same settings.
struct Linters {
  private struct Key: Hashable {
    var folder: String
    var files: [String]
    var parts: Configuration.Parts
  }

  private let options: RuleOptions
  private let standard: Configuration
  private var linters: [Key: Linter] = [:]
  /// What people should know about the configurations that are used.
  private(set) var notes: [String] = []

  /// - Parameter standard: what holds where nothing is configured.
  init(_ options: RuleOptions, standard: Configuration) {
    self.options = options
    self.standard = standard
  }

  /// The linter of a document.
  /// - Throws: `CommandFailure` for a rule of the command line that is not known.
  mutating func linter(for source: DocumentSource, _ configurations: Configurations) throws -> Linter {
    let configuration = source.configuration ?? standard
    let parts = configuration.parts(for: configurations.absolute(source.path))
    let key = Key(folder: configuration.folder, files: configuration.files, parts: parts)
    if let known = linters[key] { return known }
    notes += configuration.notes.filter { !notes.contains($0) }
    let rules = try options.rules(of: configuration, parts)
    let linter = Linter(rules.selection(suppressing: configuration.suppressions(for: parts)))
    linters[key] = linter
    return linter
  }

  /// The rules that a linter of the run could not run in a project, with what is missing.
  func rulesNotApplicable(in project: Project) -> [(rule: Rule, missing: [Rule.Need])] {
    var known: Set<Rule.ID> = []
    return linters.values.flatMap { $0.rulesNotApplicable(in: project) }.filter { known.insert($0.rule.id).inserted }
      .sorted { $0.rule.id < $1.rule.id }
  }
}

extension RuleOptions {
  /// The rules for documents with some configuration, and with what the command line says.
  /// - Throws: `CommandFailure` for a rule of the command line that is not known.
  func rules(of configuration: Configuration, _ parts: Configuration.Parts) throws -> ResolvedRules {
    do throws(UnknownRule) {
      return try configuration.rules(for: parts, select: selected, ignore: ignored)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
