import ArgumentParser
import IBChanges
import IBModel
import IBWorkspace

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of documents.",
    discussion: """
      Compares two documents, two folders, or what git compares: without a commit the files with the index, with one \
      the files with the commit, with two (or a range) the commits. Objects are matched by id, or by kind and content \
      if Xcode assigned a new id. Noise is only counted: frames that constraints determine, flags, versions of tools, \
      places on the canvas. Below the changes of a scene are their consequences: how the layout differs, and findings \
      of `ibt lint` that the newer version has and the older one did not, both in the project and with the \
      configuration of now. PNG requires `rsvg-convert`.
      Exit codes: 0 compared, 1 --exit-code finds a change other than noise, 2 a document could not be read or drawn.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two documents or folders; or commits as for `git diff`, then paths.",
      valueName: "old new | commit… path…"),
    completion: .documents)
  var arguments: [String] = []

  @Flag(
    name: [.customLong("staged"), .customLong("cached")], help: "Compare the index with the commit, by default HEAD.")
  var isStaged = false

  @Flag(name: .customLong("stat"), help: "Only count the changes of each document.")
  var isShort = false

  @OptionGroup var selection: ChangeSelection

  @Flag(name: .customLong("noise"), help: "Also list noise, which is only counted otherwise.")
  var showsNoise = false

  @Flag(
    name: .customLong("no-consequences"),
    help: "Do not lay out and lint the versions to show what follows from changes.")
  var ignoresConsequences = false

  @Flag(name: .customLong("exit-code"), help: "Exit with 1 if something other than noise changed.")
  var returnsCode = false

  @OptionGroup var format: FormatSelection<ChangesFormat>

  @OptionGroup(title: "Pictures") var pictures: ComparisonOptions

  func run() async throws {
    let files = try await ComparedFiles(arguments, isStaged: isStaged)
    files.failures.forEach(Terminal.complain)
    var status = RunStatus(hasFailed: !files.failures.isEmpty)
    let writesPage = format.has(.html)
    let comparer = pictures.isWanted || writesPage ? try pictures.comparer(writesPage: writesPage) : nil
    let lint = DocumentFindings(rules: RuleChoice(), configurations: Configurations(), projects: .keeping())
    var reports: [ChangesReport] = []
    for file in files.list {
      do {
        let report = try await report(on: try ChangedDocument<Document>(file), lint, comparer)
        reports.append(report)
        if report.isChanged, returnsCode { status.hasFindings = true }
      } catch {
        status.attempt { throw error }
      }
    }
    await lint.projects.save()
    try await pictures.write(&reports, reference: format.markdownFolder)
    try format.print(reports)
    try status.leave()
  }

  private func report(
    on document: ChangedDocument<Document>, _ lint: DocumentFindings, _ comparer: SceneComparer?
  ) async throws -> ChangesReport {
    let all = document.changes
    let categories = try selection.categories
    var report = ChangesReport(document: document, changes: all.only(categories))
    (report.showsNoise, report.isShort) = (showsNoise, isShort)
    if !ignoresConsequences, !isShort {
      report.effects = try await ChangeEffects(of: all, in: document, showing: categories, lint)
    }
    if let comparer { report.pictures = try comparer.scenes(of: document, renaming: all.earlierIDs) }
    return report
  }
}

/// Options that filter changes.
struct ChangeSelection: ParsableArguments {
  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      """
      Only changes of these categories, separated by commas: \(ChangeCategory.names). May be repeated. Findings are \
      about all categories, so they are left out.
      """, valueName: "categories"), completion: .list(ChangeCategory.allCases.map(\.rawValue)))
  private var names: [String] = []

  var categories: Set<ChangeCategory> { get throws { try ChangeCategory.chosen(by: names, "a category of changes") } }

  func validate() throws { _ = try categories }
}

extension CaseIterable where Self: RawRepresentable<String> & Hashable {
  /// The names of all cases, for help and messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The cases that `--only` names, separated by commas; all of them without the option.
  static func chosen(by names: [String], _ noun: String) throws(ValidationError) -> Set<Self> {
    if names.isEmpty { return Set(allCases) }
    let words = names.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
    if words.isEmpty { throw ValidationError("--only requires a category: \(self.names)") }
    var chosen: Set<Self> = []
    for word in words {
      guard let one = Self(rawValue: word) else {
        throw ValidationError("`\(word)` is not \(noun): \(self.names)")
      }
      chosen.insert(one)
    }
    return chosen
  }
}
