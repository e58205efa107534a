import ArgumentParser
import IBCompare
import IBLint
import IBModel
import IBReport
import IBWorkspace
import IBXML

/// `ibt diff`
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of documents.",
    discussion: """
      Compares two documents, or what git compares: without a commit the files with the index, with one the files with \
      the commit, with two (or a range) the commits. Objects are known by their ids, and by what they are where Xcode \
      gave new ones. What means nothing is counted in one line: frames that constraints determine, flags, versions of \
      tools, places on the canvas. The last lines are findings that the newer version has and the older one did not.
      Exit codes: 0 compared, 1 --exit-code finds a change that means something, 2 a document could not be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two documents; or commits as for `git diff`, then paths.", valueName: "old new | commit… path…"),
    completion: .documents)
  var arguments: [String] = []

  @Flag(
    name: [.customLong("staged"), .customLong("cached")], help: "Compare the index with the commit, by default HEAD.")
  var isStaged = false

  @Flag(name: .customLong("stat"), help: "Only count the changes of each document.")
  var isShort = false

  @Flag(name: .customLong("noise"), help: "List what means nothing, too.")
  var showsNoise = false

  @Flag(name: .customLong("no-consequences"), help: "Do not lint the versions for new findings.")
  var ignoresConsequences = false

  @Flag(name: .customLong("exit-code"), help: "Exit with 1 if something changed that means something.")
  var returnsCode = false

  @OptionGroup var format: FormatOptions

  func run() async throws {
    let linter = ignoresConsequences || isShort ? nil : Linter(contrasts: nil)
    var printer = ReportPrinter(format)
    var status = RunStatus()
    for file in try await files() {
      status.attempt {
        let document = try ComparedDocument(file)
        let changes = document.changes
        let report = ChangesReport(
          document: document, changes: changes, consequences: linter.map(document.consequences) ?? [],
          showsNoise: showsNoise, isShort: isShort)
        if !format.isText || !report.lines.isEmpty { try printer.print(report) }
        let isChanged = !changes.isEmpty || document.old == nil || document.new == nil
        return isChanged && returnsCode ? ExitStatus.findings : .success
      }
    }
    try printer.finish()
    try status.leave()
  }

  /// The files that are compared.
  private func files() async throws -> [ChangedFile] {
    let git = Git()
    if arguments.count == 2, !isStaged {
      let areRevisions = await git.isRevision(arguments[0])
      if !areRevisions {
        let old = try FileBytes.read(arguments[0])
        return [ChangedFile(path: arguments[1], old: old, new: try FileBytes.read(arguments[1]))]
      }
    }
    var revisions: [String] = []
    for argument in arguments.prefix(2) {
      guard await git.isRevision(argument) else { break }
      revisions.append(argument)
    }
    let paths = Array(arguments.dropFirst(revisions.count))
    let files = try await git.changedDocuments(revisions, isStaged: isStaged, paths: paths)
    // A path that only an earlier version has is a path, too.
    if files.isEmpty, let missing = paths.first(where: { !DocumentPaths.exists($0) }) {
      throw CommandFailure("`\(missing)` is neither a commit that git knows nor a path")
    }
    return files
  }
}
