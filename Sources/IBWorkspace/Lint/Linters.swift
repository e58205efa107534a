import IBBase
import IBDrawing
import IBLint
import IBProject
import IBXML

/// The linters of a run: one for each configuration and each set of documents with the same settings.
package struct Linters {
  private struct Key: Hashable {
    package var folder: String
    package var files: [String]
    package var parts: Configuration.Parts
  }

  private let choice: RuleChoice
  private let standard: Configuration
  private let formats: [FindingsFormat]
  private let strategy: CacheStrategy
  private var linters: [Key: (linter: Linter, settings: ContentHash)] = [:]
  package private(set) var notes: [String] = []

  /// - Parameters:
  ///   - standard: The configuration where no file applies.
  ///   - strategy: How the cache recognizes files.
  package init(
    _ choice: RuleChoice, standard: Configuration, _ formats: [FindingsFormat], _ strategy: CacheStrategy = .metadata
  ) {
    (self.choice, self.standard, self.formats, self.strategy) = (choice, standard, formats, strategy)
  }

  package mutating func assign(_ source: DocumentSource, _ configurations: Configurations) throws -> LintRun.Item {
    let (linter, settings) = try linter(for: source, configurations)
    let project = (source.configuration ?? standard).configuredProject
    return LintRun.Item(source: source, linter: linter, settings: settings, project: project)
  }

  private mutating func linter(
    for source: DocumentSource, _ configurations: Configurations
  ) throws -> (linter: Linter, settings: ContentHash) {
    let configuration = source.configuration ?? standard
    let parts = configuration.parts(for: configurations.absolute(source.path))
    let key = Key(folder: configuration.folder, files: configuration.files, parts: parts)
    if let note = configuration.note, !notes.contains(note) { notes.append(note) }
    if let known = linters[key] { return known }
    let rules = try choice.rules(of: configuration, parts)
    let linter = Linter(
      rules.selection(suppressing: configuration.suppressions(for: parts)), contrasts: \.contrasts)
    let result = (linter, ContentHash.settings(of: configuration, parts, choice, formats, strategy))
    linters[key] = result
    return result
  }

  /// The parts of a project that the rules of the run need.
  package var needs: Set<ProjectPart> { linters.values.reduce(into: []) { $0.formUnion($1.linter.needs) } }

  /// The rules that a linter of the run could not run in a project, with the missing parts.
  package func rulesNotApplicable(in project: Project) -> [(rule: Rule, missing: [ProjectPart])] {
    var known: Set<Rule.ID> = []
    return linters.values.flatMap { $0.linter.rulesNotApplicable(in: project) }.filter {
      known.insert($0.rule.id).inserted
    }
    .ordered { $0.rule.id }
  }
}

/// The rules that a command line selects.
package struct RuleChoice {
  /// The names that replace the selection of configurations; nil to keep it.
  package let selected: [String]?
  package let ignored: [String]

  /// - Parameters:
  ///   - select: Names, separated by commas.
  ///   - ignore: The same.
  package init(select: [String] = [], ignore: [String] = [], withoutSolver: Bool = false) {
    let names = { (values: [String]) in
      values.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
    }
    selected = select.isEmpty ? nil : names(select)
    ignored = names(ignore) + (withoutSolver ? Rule.kindsNeedingFrames : [])
  }

  /// The rules of a configuration, changed by the command line.
  package func rules(of configuration: Configuration, _ parts: Configuration.Parts) throws -> ResolvedRules {
    do throws(ExplainedError) {
      return try configuration.rules(for: parts, select: selected, ignore: ignored)
    } catch {
      throw CommandError(error.description)
    }
  }
}
