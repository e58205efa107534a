import ArgumentParser
import IBLint
import IBProject
import IBWorkspace

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: "ibt",
    abstract: "Check documents for problems, and fix them.",
    discussion: """
      Without a path, all documents in the current folder and its subfolders are checked, except those that git \
      ignores. The nearest .ibt.yml above a document configures its rules (see `ibt config`). Findings go to standard \
      output, the summary to standard error. Exit codes: 0 no warnings or errors, 1 warnings or errors, 2 something \
      could not be read or written. `ibt rules` lists the rules.
      """)

  @OptionGroup var input: DocumentInput

  @OptionGroup var rules: RuleOptions

  // Not a group, because ArgumentParser takes longer to set up a group than most rules take to check a document.
  @Flag(help: "Apply safe fixes. For standard input, print the fixed document.")
  var fix = false

  @Flag(name: .customLong("unsafe-fixes"), help: "Also apply unsafe fixes, which may discard content.")
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change as a unified diff, without changing files.")
  var diff = false

  @OptionGroup var accepted: BaselineOptions

  @OptionGroup var format: FormatSelection<FindingsFormat>

  @Option(
    name: .customLong("diff-base"),
    help: ArgumentHelp(
      "Report only findings in lines that changed since the current branch left this branch or commit, and findings "
        + "that were not there.",
      valueName: "commit"))
  var baseCommit: String?

  @Option(
    help: ArgumentHelp(
      "Check and report only this part of the documents: 2/8 is the second of eight. `ibt report merge` puts the reports together.",
      valueName: "number/count"))
  var shard: Shard?

  @OptionGroup var caching: CacheOptions

  @Flag(help: "Print how often each rule finds something instead of the findings.")
  var statistics = false

  @Option(help: "Use colors: auto, always or never.")
  var color = ColorChoice.auto

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp("The path that messages show for standard input.", valueName: "path"), completion: .documents)
  var standardInputName: String?

  @Flag(help: "Check the staged contents of documents in git instead of the files.")
  var staged = false

  @Flag(help: "Exit with 1 for findings of any severity.")
  var strict = false

  @Flag(name: .customLong("exit-zero"), help: "Exit with 0 even if there are findings.")
  var exitsZero = false

  @Option(
    name: .customLong("max-warnings"),
    help: ArgumentHelp("Exit with 0 for up to this many warnings, and no errors.", valueName: "count"))
  var mostWarnings: Int?

  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: "Print one line for each finding, no progress and no summary.")
  var quiet = false

  func validate() throws {
    if fix, diff {
      throw ValidationError("--fix and --diff cannot be combined; --diff alone prints what --fix would change")
    }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes requires --fix or --diff") }
    if standardInputName != nil, !input.readsStandardInput {
      throw ValidationError("--stdin-filename requires `-` (standard input) as the path")
    }
    if let mostWarnings, mostWarnings < 0 { throw ValidationError("--max-warnings requires a number of 0 or more") }
    if strict, exitsZero || mostWarnings != nil {
      throw ValidationError("--strict cannot be combined with --exit-zero or --max-warnings")
    }
    if staged, !input.paths.isEmpty || fix || diff {
      throw ValidationError("--staged cannot be combined with paths, --fix or --diff: the index is only read")
    }
    if baseCommit != nil, fix || diff || accepted.writes || accepted.prunes {
      throw ValidationError(
        "--diff-base cannot be combined with --fix, --diff, --write-baseline or --prune-baseline, which need all findings"
      )
    }
    if statistics, format.targets.contains(where: { $0.file == nil && !$0.format.hasStatistics }) {
      throw ValidationError("--statistics requires --format text or json; other formats can be written to files")
    }
    if shard != nil {
      if input.readsStandardInput { throw ValidationError("--shard cannot be combined with `-` (standard input)") }
      if statistics || mostWarnings != nil || accepted.prunes {
        throw ValidationError(
          "--shard cannot be combined with --statistics, --max-warnings or --prune-baseline, which need all findings")
      }
    }
    if format.printsData, diff || fix && input.readsStandardInput {
      throw ValidationError(
        "--format needs a file with --diff, or with --fix of standard input, for example --format json:FILE")
    }
  }

  private var fixMode: FixMode {
    let safety: Fix.Safety = unsafeFixes ? .unsafe : .safe
    if fix { return .write(safety) }
    return diff ? .show(safety) : .none
  }

  func run() async throws {
    let work = try await work()
    let projects = caching.projects
    var files = try await lint(work, projects)
    if accepted.writes { files.compactMap(\.failure).forEach { Terminal.complain($0) } }
    try await accepted.apply(
      to: &files, of: baselineRun(of: work, files), namesStale: work.base == nil && !quiet, isQuiet: quiet)
    let output = LintOutput(format: format, mode: fixMode, style: color.style, isQuiet: quiet, shard: work.divided.mark)
    let notApplicable =
      statistics
      ? work.linters.rulesNotApplicable(in: await project(of: work.documents, for: work.linters.needs, projects)) : nil
    let summary = try output.print(files, statistics: notApplicable)
    try leave(summary, couldNotRun: !work.sources.failures.isEmpty || files.contains { $0.failure != nil })
  }

  private var formats: [FindingsFormat] { format.targets.map(\.format) }

  /// The documents of a run.
  private struct Work {
    let sources: DocumentSources
    let base: DiffBase?
    let divided: DividedDocuments
    let linters: Linters
    /// The documents that are checked, with their linters.
    let documents: [LintRun.Item]
  }

  private func work() async throws -> Work {
    let configurations = input.configuration.configurations
    let sources = try await sources(configurations)
    sources.failures.forEach(Terminal.complain)
    let base = if let baseCommit { try await DiffBase(of: baseCommit, isStaged: staged) } else { nil as DiffBase? }
    let divided = DividedDocuments(sources.list, part: shard).filter { base?.isUnchanged($0) != true }
    // A wrong name is an error even when nothing is checked.
    if divided.own.isEmpty { _ = try rules.choice.rules(of: configurations.standard, Configuration.Parts.none) }
    var linters = Linters(rules.choice, standard: configurations.standard, formats, caching.strategy)
    let documents = try divided.own.map { try linters.assign($0, configurations) }
    try note(&linters, divided, configurations)
    return Work(sources: sources, base: base, divided: divided, linters: linters, documents: documents)
  }

  private func lint(_ work: Work, _ projects: ProjectReader) async throws -> [FileReport] {
    // Fixes need the document; standard input is text that a user is just typing.
    let usesCache = fixMode == .none && work.base == nil && !input.readsStandardInput
    let cache = usesCache ? await caching.cache(isQuiet: quiet) : nil
    let run = LintRun(
      mode: fixMode, formats: formats, base: work.base,
      cache: cache.map { LintCache(results: $0, projects: projects) }, projects: projects,
      merges: try await MergesInProgress.of(work.sources.list.map(\.path)))
    let files = try await run.lint(work.documents)
    caching.save(cache, isQuiet: quiet)
    if !quiet, files.contains(where: { $0.coverage.lacksSources || $0.coverage.unmetNeeds.contains(.loads) }) {
      for absence in await projects.absences() {
        Terminal.note("ibt: note: \(absence); some rules report less")
      }
    }
    await projects.save()
    ProcessLifetime.keep(projects)
    return files
  }

  private func baselineRun(of work: Work, _ files: [FileReport]) -> BaselineRun {
    BaselineRun(
      documents: work.documents,
      isComplete: work.sources.failures.isEmpty && files.allSatisfy { $0.failure == nil },
      paths: staged || input.readsStandardInput ? [] : input.paths.isEmpty ? ["."] : input.paths,
      mark: work.divided.mark, otherPaths: Set(work.divided.others.map(\.path)))
  }

  /// Prints notes on the configurations. In a divided run, only the first part prints them, for all documents.
  private func note(
    _ linters: inout Linters, _ divided: DividedDocuments, _ configurations: Configurations
  ) throws {
    guard !quiet, divided.mark?.shard.isFirst ?? true else { return }
    for document in divided.others { _ = try linters.assign(document, configurations) }
    linters.notes.forEach { Terminal.note("ibt: note: \($0)") }
  }

  private func sources(_ configurations: Configurations) async throws -> DocumentSources {
    guard staged else { return await input.sources(standardInputName: standardInputName, configurations) }
    let documents = try await Git().stagedDocuments()
    let staged = documents.map {
      DocumentSource(
        path: $0.path, contents: .bytes($0.new ?? []), earlierPath: $0.earlierPath, isNew: $0.old == nil)
    }
    let known = Set(staged.map(\.path))
    // A merge whose conflicts all have our version changes nothing, and is not finished.
    let unfinished = MergesInProgress()?.files.filter { !known.contains($0) } ?? []
    let merges = try await MergesInProgress.of(unfinished)
    let others = unfinished.filter { merges[$0] != nil }.map { DocumentSource(path: $0, contents: .file) }
    return DocumentSources(staged + others, configurations)
  }

  private func project(
    of documents: [LintRun.Item], for needs: Set<ProjectPart>, _ projects: ProjectReader
  ) async -> Project {
    guard let first = documents.first else { return Project() }
    return await projects.project(ofDocument: first.source.path, for: needs, first.project)
  }

  private func leave(_ summary: Summary, couldNotRun: Bool) throws {
    if couldNotRun { throw ExitStatus.couldNotRun }
    if exitsZero { return }
    let wouldFix = diff && summary.fixedCount > 0
    let isTooMuch =
      summary.count(of: .error) > 0 || summary.count(of: .warning) > mostWarnings ?? 0
      || strict && summary.count(of: .info) > 0
    if wouldFix || isTooMuch { throw ExitStatus.findings }
  }
}

/// Options that select rules.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only these rules, rule groups or profiles, separated by commas; `all` includes opt-in rules. (default: as configured, or default)",
      valueName: "rules"),
    completion: .rules)
  var select: [String] = []

  @Option(
    help: ArgumentHelp("Do not run these rules or rule groups, separated by commas.", valueName: "rules"),
    completion: .rules)
  var ignore: [String] = []

  @Flag(
    name: .customLong("no-solver"), help: "Do not run rules that compute the frames of views, which take most time.")
  var doesWithoutSolver = false

  var choice: RuleChoice { RuleChoice(select: select, ignore: ignore, withoutSolver: doesWithoutSolver) }
}

extension Shard: ExpressibleByArgument { package init?(argument: String) { self.init(argument) } }
