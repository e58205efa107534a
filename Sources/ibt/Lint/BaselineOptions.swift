import ArgumentParser
import IBLint
import IBWorkspace

/// Which accepted findings are left out, and whether they are written down.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file. (default: .ibt-baseline in the current folder, if it exists)",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Report all findings.")
  var ignoresBaseline = false

  @Flag(name: .customLong("write-baseline"), help: "Accept all findings: write them to the baseline and exit with 0.")
  var writes = false

  @Flag(
    name: .customLong("prune-baseline"),
    help: "Remove the entries that no longer occur in the documents from the baseline.")
  var prunes = false

  func validate() throws {
    if ignoresBaseline, baseline != nil || writes || prunes {
      throw ValidationError("--no-baseline cannot be combined with --baseline, --write-baseline or --prune-baseline")
    }
    if writes, prunes { throw ValidationError("--write-baseline and --prune-baseline cannot be combined") }
  }

  private static let standardPath = ".ibt-baseline"

  private var path: String { baseline ?? BaselineOptions.standardPath }

  /// Leaves accepted findings out of results.
  /// - Parameters:
  ///   - isComplete: whether all documents could be found and read.
  ///   - namesStale: whether entries that no longer occur are noted.
  /// - Throws: `CommandFailure` when the baseline cannot be read or written, or would lack documents.
  func apply(to files: inout [LintedFile], isComplete: Bool, namesStale: Bool, isQuiet: Bool) throws {
    if writes {
      guard isComplete else { throw CommandFailure("some documents could not be read; the baseline was not written") }
      return try write(&files, isQuiet: isQuiet)
    }
    guard let known = try read() else { return }
    var unused = known
    for index in files.indices where files[index].failure == nil {
      files[index].findings = unused.filtered(files[index].findings, in: files[index].baselinePath)
    }
    let paths = Set(files.filter { $0.failure == nil }.map(\.baselinePath))
    let stale = unused.count(in: paths)
    guard stale > 0 else { return }
    if prunes {
      try save(known.removing(unused, in: paths))
      if !isQuiet { Terminal.note("Removed \(counted(stale, "entry", "entries")) from \(path).") }
    } else if namesStale {
      let occur = stale == 1 ? "occurs" : "occur"
      Terminal.note(
        "ibt: note: \(counted(stale, "entry", "entries")) of \(path) no longer \(occur); remove with --prune-baseline")
    }
  }

  private func write(_ files: inout [LintedFile], isQuiet: Bool) throws {
    let accepted = Baseline(
      files.filter { $0.failure == nil }.map { FileFindings(path: $0.baselinePath, findings: $0.findings) })
    try save(accepted)
    for index in files.indices { files[index].findings = [] }
    if !isQuiet { Terminal.note("Wrote \(counted(accepted.count, "finding")) to \(path).") }
  }

  private func read() throws -> Baseline? {
    if ignoresBaseline || baseline == nil && !DocumentPaths.exists(path) { return nil }
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try FileBytes.read(path) } catch { throw CommandFailure(error) }
    do throws(BaselineError) {
      return try Baseline(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  private func save(_ baseline: Baseline) throws {
    do throws(WorkspaceError) {
      try FileReplacement.replaceContents(of: path, with: Array(baseline.text.utf8))
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension LintedFile {
  /// The path as baselines have it: however the document was named, relative to the current folder where it is in it.
  fileprivate var baselinePath: String {
    ReportContext(version: Version.text, folder: WorkingFolder.path).relative(source.path)
  }
}
