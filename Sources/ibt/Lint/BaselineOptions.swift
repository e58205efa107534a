import IBModel
import ArgumentParser
import IBConfiguration
import IBLint
import IBWorkspace

/// Which accepted findings are left out, and whether they are written down.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file. (default: the nearest .ibt-baseline from the current folder upward, if there is one)",
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

  private static let standardName = ".ibt-baseline"

  /// The file, and the folder that the paths in it are relative to.
  private struct File {
    var path: String
    var folder: String
    var exists: Bool

    /// The path of a document as the file has it: however it was named, relative to the folder where it is in it.
    func path(of document: LintedFile) -> String {
      let path = document.source.path
      let absolute = ConfigurationPath.normalized(path.hasPrefix("/") ? path : "\(WorkingFolder.path)/\(path)")
      return absolute.hasPrefix(folder + "/") ? String(absolute.dropFirst(folder.count + 1)) : absolute
    }
  }

  private var file: File {
    let current = WorkingFolder.path
    if let baseline { return File(path: baseline, folder: current, exists: true) }
    var nearest = NearestFile([BaselineOptions.standardName])
    guard let path = nearest.path(from: current) else {
      return File(path: BaselineOptions.standardName, folder: current, exists: false)
    }
    let folder = path.dropLast(BaselineOptions.standardName.count + 1)
    return File(path: folder == current ? BaselineOptions.standardName : path, folder: String(folder), exists: true)
  }

  /// Leaves accepted findings out of results.
  /// - Parameters:
  ///   - isComplete: whether all documents could be found and read.
  ///   - namesStale: whether entries that no longer occur are noted.
  /// - Throws: `CommandFailure` when the baseline cannot be read or written, or would lack documents.
  func apply(to files: inout [LintedFile], isComplete: Bool, namesStale: Bool, isQuiet: Bool) throws {
    if ignoresBaseline { return }
    let file = file
    if writes {
      guard isComplete else { throw CommandFailure("some documents could not be read; the baseline was not written") }
      return try write(&files, to: file, isQuiet: isQuiet)
    }
    guard file.exists else { return }
    let known = try read(file.path)
    var unused = known
    var paths: Set<String> = []
    for index in files.indices where files[index].failure == nil {
      let path = file.path(of: files[index])
      if !files[index].isUnreadable { paths.insert(path) }
      files[index].findings = unused.filtered(files[index].findings, in: path)
    }
    try report(unused, of: known, in: paths, file.path, namesStale: namesStale, isQuiet: isQuiet)
  }

  /// Names the entries that no longer occur, or removes them.
  private func report(
    _ unused: Baseline, of known: Baseline, in paths: Set<String>, _ path: String, namesStale: Bool,
    isQuiet: Bool
  ) throws {
    let stale = unused.count(in: paths)
    guard stale > 0 else { return }
    if prunes {
      try save(known.removing(unused, in: paths), to: path)
      if !isQuiet { Terminal.note("Removed \(counted(stale, "entry", "entries")) from \(path).") }
    } else if namesStale {
      let occur = stale == 1 ? "occurs" : "occur"
      Terminal.note(
        "ibt: note: \(counted(stale, "entry", "entries")) of \(path) no longer \(occur); remove with --prune-baseline")
    }
  }

  private func write(_ files: inout [LintedFile], to file: File, isQuiet: Bool) throws {
    let accepted = Baseline(
      files.filter { $0.failure == nil }.map { FileFindings(path: file.path(of: $0), findings: $0.findings) })
    try save(accepted, to: file.path)
    for index in files.indices { files[index].findings = [] }
    if !isQuiet { Terminal.note("Wrote \(counted(accepted.count, "finding")) to \(file.path).") }
  }

  private func read(_ path: String) throws -> Baseline {
    let bytes: [UInt8]
    do throws(WorkspaceError) { bytes = try FileBytes.read(path) } catch { throw CommandFailure(error) }
    do throws(BaselineError) {
      return try Baseline(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
  }

  private func save(_ baseline: Baseline, to path: String) throws {
    do throws(WorkspaceError) {
      try FileReplacement.replaceContents(of: path, with: Array(baseline.text.utf8))
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension LintedFile {
  /// Whether only rules about files could be run, so that accepted findings may still be there.
  fileprivate var isUnreadable: Bool {
    let rules: Set<String> = ["merge_conflict_marker", "malformed_document"]
    return findings.contains { rules.contains($0.finding.rule) }
  }
}
