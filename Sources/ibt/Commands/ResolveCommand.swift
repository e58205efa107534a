import ArgumentParser
import IBBase
import IBChanges
import IBModel
import IBWorkspace

struct ResolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve the conflicts of a merge, a rebase or a cherry-pick.",
    discussion: """
      Lists the conflicts of the documents that git could not merge, or of some of them, and asks about each in a \
      terminal. Documents that git filled with markers are merged again. What you edit about the object of a conflict \
      decides it, too. When no conflict is left, the document is added to the index. Until then, `ibt lint` and its \
      hook refuse the document, also after `git add`.
      Exit codes: 0 all conflicts are resolved, 1 some are left, 2 a document could not be read or written.
      """)

  @Argument(help: "Documents or folders. (default: all of the work tree)", completion: .documents)
  var paths: [String] = []

  @Option(
    name: .customLong("choose"), help: ArgumentHelp("Take the version of a side: ours or theirs.", valueName: "side"))
  var side: MergeSide?

  @Option(
    name: .customLong("object"),
    help: ArgumentHelp("Only the conflicts of the object with this id; may be repeated.", valueName: "id"))
  var objects: [String] = []

  @Option(
    name: .customLong("number"),
    help: ArgumentHelp("Only the conflict with this number in the list; may be repeated.", valueName: "n"))
  var numbers: [Int] = []

  @Flag(name: .customLong("list"), help: "List the conflicts, also in a terminal.")
  var lists = false

  @Flag(name: .customLong("full"), help: "Print long lists of changes and objects whole.")
  var isFull = false

  @OptionGroup var format: FormatOptions

  func validate() throws {
    if side == nil, !objects.isEmpty || !numbers.isEmpty {
      throw ValidationError("--object and --number require --choose ours or --choose theirs")
    }
  }

  func run() async throws {
    guard let merges = MergesInProgress() else { throw CommandError(WorkspaceError.notARepository(folder: ".")) }
    let git = Git()
    var resolutions = try await MergeResolutions(paths, git: git, merges)
    resolutions.failures.forEach(Terminal.complain)
    if !objects.isEmpty || !numbers.isEmpty { try requireKnown(resolutions.documents) }
    var printer = ReportPrinter(format)
    var hasOpen = false
    for var document in resolutions.documents {
      try choose(in: &document)
      if asks { try ConflictDialog.run(on: &document) { try resolutions.save($0) } }
      try await resolutions.finish(document, git)
      hasOpen = hasOpen || !document.open.isEmpty
      if !asks { try printer.print(ResolveReport(document: document, isFull: isFull)) }
    }
    try printer.finish()
    if resolutions.documents.isEmpty, resolutions.failures.isEmpty, format.isText {
      Terminal.note("No document has conflicts.")
    }
    if !resolutions.failures.isEmpty { throw ExitStatus.couldNotRun }
    if hasOpen { throw ExitStatus.findings }
  }

  private var asks: Bool {
    side == nil && !lists && format.isText && CurrentProcess.isTerminal(.input) && CurrentProcess.isTerminal(.output)
  }

  private func choose(in document: inout MergeResolution) throws {
    guard let side else { return }
    let numbered = Set(numbers.map { document.open[$0 - 1].identity })
    let isChosen = { (conflict: MergeConflict) in
      objects.isEmpty && numbers.isEmpty || numbered.contains(conflict.identity)
        || objects.contains(conflict.object?.rawValue ?? "")
    }
    // A choice may settle other conflicts or reveal new ones.
    while let conflict = document.open.first(where: isChosen) { try document.choose(side, for: conflict) }
  }

  /// Refuses a wrong id or number, which would choose nothing.
  private func requireKnown(_ documents: [MergeResolution]) throws {
    let ids = Set(documents.flatMap(\.open).compactMap { $0.object?.rawValue })
    if let id = objects.first(where: { !ids.contains($0) }) {
      throw CommandError("no conflict is about an object with the id `\(id)`; `ibt resolve` lists the conflicts")
    }
    if !numbers.isEmpty, documents.count > 1 {
      throw CommandError("--number is for one document, and \(documents.count) have conflicts; name one of them")
    }
    let most = documents.first?.open.count ?? 0
    if let number = numbers.first(where: { $0 < 1 || $0 > most }) {
      throw CommandError("the list has no number \(number), only \(counted(most, "conflict"))")
    }
  }
}

/// The conflicts that are left in a document.
private struct ResolveReport: Report {
  let document: MergeResolution
  let isFull: Bool

  var lines: [String] {
    let path = document.record.path
    if document.open.isEmpty {
      return ["\(path): resolved, and added to the index"] + document.notes.map { "\(path): note: \($0)" }
    }
    var lines = ["\(path): \(counted(document.open.count, "conflict"))"]
    for (index, conflict) in document.open.enumerated() {
      lines.append("  \(index + 1). \(conflict.heading)")
      lines += conflict.versions(document.record.names, isFull: isFull).map { "   \($0)" }
    }
    return lines + [
      "Choose with `ibt resolve --choose ours` or `theirs`, for some of them with --object or --number; or edit the",
      "document, and run `ibt resolve` again. `ibt resolve --list --full` prints the whole of lists that end in `…`.",
    ]
  }

  var members: JSONObject {
    let (record, notes) = (document.record, document.notes)
    return MergeReport(path: record.path, conflicts: document.open, notes: notes, names: record.names).members
  }
}
