import ArgumentParser
import IBLint
import IBModel
import IBWorkspace
import IBXML

/// The scope of a run.
struct BaselineRun {
  var documents: [LintRun.Item]
  var isComplete: Bool
  /// The named folders and documents; empty if the run has another scope.
  var paths: [String]
  /// The part of a divided run.
  var mark: ShardMark?
  var otherPaths: Set<String> = []

  /// Whether this part keeps the entries of documents that no part has.
  var hasRest: Bool { mark?.shard.isFirst ?? true }

  /// Whether the run would have found every document of a folder.
  func looksAt(_ folder: String) -> Bool {
    isComplete
      && paths.contains { path in
        let absolute = WorkingFolder.absolute(path)
        return absolute == folder || folder.hasPrefix(absolute + "/")
      }
  }
}

/// Options for a baseline of accepted findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file. (default: the nearest .ibt-baseline from the current folder upward, if there is one)",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Report all findings.")
  var ignoresBaseline = false

  @Flag(
    name: .customLong("write-baseline"),
    help:
      "Accept all findings: write them to the baseline and exit with 0. Entries of documents that are not checked are kept."
  )
  var writes = false

  @Flag(
    name: .customLong("prune-baseline"),
    help:
      "Remove the entries that no longer occur in the documents from the baseline, and write new paths of documents.")
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

    /// The paths of a document as the baseline has them: relative to its folder if they are in it.
    func paths(of document: FileReport) -> DocumentMove {
      DocumentMove(now: written(document.path), earlier: document.earlierPath.map(written))
    }

    func written(_ path: String) -> String {
      let absolute = WorkingFolder.absolute(path)
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
  /// - Parameter namesStale: Whether entries that no longer occur are noted.
  /// - Throws: `CommandError` when the baseline cannot be read or written, or would lack documents.
  func apply(to files: inout [FileReport], of run: BaselineRun, namesStale: Bool, isQuiet: Bool) async throws {
    if ignoresBaseline { return }
    let file = file
    if writes, !run.isComplete {
      throw CommandError("some documents could not be read; the baseline was not written")
    }
    guard file.exists || writes else { return }
    let old = try bytes(of: file)
    var comparison = BaselineComparison(
      try accepted(old, file.path),
      with: zip(files, run.documents).map {
        BaselineComparison.File(document: $1, report: $0, paths: file.paths(of: $0))
      },
      in: file.folder, isWhole: run.hasRest && run.looksAt(file.folder) && (prunes || writes || namesStale))
    for index in files.indices where files[index].failure == nil {
      let count = files[index].findings.count
      files[index].findings = comparison.filtered(files[index].findings, in: file.paths(of: files[index]).now)
      files[index].leftOut.accepted = count - files[index].findings.count
    }
    if writes || prunes { await comparison.keepTracked() }
    let save = { (baseline: Baseline, mark: ShardMark?) throws in
      let text = Array(baseline.text(of: mark).utf8)
      try FileReplacement.replaceContents(of: file.path, with: text, expecting: old)
    }
    if writes { return try write(&files, comparison, of: run, to: file, isQuiet: isQuiet, save) }
    if prunes { return try prune(comparison, file.path, isQuiet: isQuiet, save) }
    if namesStale { comparison.notes(on: file.path).forEach { Terminal.note("ibt: note: \($0)") } }
  }

  private func prune(
    _ comparison: BaselineComparison, _ path: String, isQuiet: Bool, _ save: (Baseline, ShardMark?) throws -> Void
  ) throws {
    guard comparison.staleCount > 0 || comparison.movedCount > 0 else { return }
    try save(comparison.pruned, nil)
    if isQuiet { return }
    if comparison.staleCount > 0 {
      Terminal.note("Removed \(counted(comparison.staleCount, "entry", "entries")) from \(path).")
    }
    if comparison.movedCount > 0 {
      Terminal.note("Moved \(counted(comparison.movedCount, "entry", "entries")) of \(path) to new paths of documents.")
    }
  }

  /// Adds the remaining findings to the accepted ones that may still occur. A merge in progress is not accepted.
  private func write(
    _ files: inout [FileReport], _ comparison: BaselineComparison, of run: BaselineRun, to file: File, isQuiet: Bool,
    _ save: (Baseline, ShardMark?) throws -> Void
  ) throws {
    var new: [FileReport] = []
    for index in files.indices where files[index].failure == nil && files[index].coverage.reading != .mergeConflict {
      new.append(FileReport(path: file.paths(of: files[index]).now, findings: files[index].findings))
      files[index].leftOut.accepted += files[index].findings.count
      files[index].findings = []
    }
    let accepted = part(of: comparison.pruned.adding(Baseline(new)), in: run, file)
    try save(accepted, run.mark)
    if !isQuiet { Terminal.note("Wrote \(counted(accepted.count, "finding")) to \(file.path).") }
  }

  /// The entries for the documents of a part; the first part also has entries of documents in no part.
  private func part(of accepted: Baseline, in run: BaselineRun, _ file: File) -> Baseline {
    if run.mark == nil { return accepted }
    let own = Set(run.documents.map { file.written($0.source.path) })
    let others = Set(run.otherPaths.map(file.written))
    return accepted.only { own.contains($0) || run.hasRest && !others.contains($0) }
  }

  /// The bytes of the baseline; nil if there is none to replace.
  private func bytes(of file: File) throws -> [UInt8]? {
    if writes, !DocumentPaths.exists(file.path) { return nil }
    return try baseline == nil ? FileBytes.readWhole(file.path) : FileBytes.read(file.path)
  }

  /// The accepted findings. A damaged baseline is replaced, but not applied.
  private func accepted(_ bytes: [UInt8]?, _ path: String) throws -> Baseline {
    guard let bytes else { return Baseline([]) }
    do throws(ExplainedError) { return try Baseline(String(decoding: bytes, as: UTF8.self)) } catch {
      if writes { return Baseline([]) }
      throw CommandError("\(path): \(error); write a new one with --write-baseline")
    }
  }
}
