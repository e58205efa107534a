import IBLint
import IBModel
import IBWorkspace

/// The paths of a document, as a baseline has them.
struct DocumentMove {
  var now: String
  /// The path before a rename that git knows of.
  var earlier: String?
}

/// What a run looks at.
struct BaselineRun {
  /// The documents, in the order of their reports.
  var documents: [AssignedDocument]
  /// Whether all documents could be found and read.
  var isComplete: Bool
  /// The folders and documents that were named; empty where others were looked at.
  var paths: [String]
  /// The part of the run, if machines divide it.
  var mark: ShardMark?
  /// The documents of the other parts.
  var otherPaths: Set<String> = []

  /// Whether the part of the run has the entries of documents that no part has.
  var hasRest: Bool { mark?.shard.isFirst ?? true }

  /// Whether the run would have found every document of a folder.
  func looksAt(_ folder: String) -> Bool {
    isComplete
      && paths.contains { path in
        let absolute = ConfigurationPath.normalized(path.hasPrefix("/") ? path : "\(WorkingFolder.path)/\(path)")
        return absolute == folder || folder.hasPrefix(absolute + "/")
      }
  }
}

/// A baseline compared with what a run found.
///
/// An entry no longer occurs if its rule was run on its document and did not find it, or if its document is gone. What could
/// not be read, was not looked at or was not run says nothing, and a document that was renamed keeps its entries.
struct BaselineComparison {
  /// The entries under the paths that the documents have now.
  private let known: Baseline
  /// The entries that no finding used.
  private var unused: Baseline
  /// The documents that the run looked at.
  private let looked: [String: File]
  /// The paths of entries at which nothing exists, if the run would have found it.
  private var gone: Set<String>
  /// New paths by earlier ones.
  private let moves: [String: String]
  private let folder: String
  /// How many entries are about documents that have another path now.
  let movedCount: Int

  /// A document that the run looked at.
  struct File {
    var document: AssignedDocument
    var report: FileReport
    var paths: DocumentMove
  }

  /// - Parameters:
  ///   - folder: what the paths of the baseline are relative to.
  ///   - isWhole: whether the run looked at every document that the folder has.
  init(_ baseline: Baseline, with files: [File], in folder: String, isWhole: Bool) {
    var looked: [String: File] = [:]
    for file in files where file.report.failure == nil { looked[file.paths.now] = file }
    let missing = baseline.paths.filter { [looked] path in
      looked[path] == nil && !DocumentPaths.exists(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }
    let moves = BaselineComparison.moves(of: baseline, files, missing: missing)
    (self.looked, self.moves, self.folder) = (looked, moves, folder)
    movedCount = moves.isEmpty ? 0 : baseline.count { moves[$1] != nil }
    gone = isWhole ? missing.filter { moves[$0] == nil } : []
    known = baseline.moved(moves)
    unused = known
  }

  private static func moves(
    of baseline: Baseline, _ files: [File], missing: Set<String>
  ) -> [String: String] {
    let known = baseline.paths
    var moves: [String: String] = [:]
    for paths in files.map(\.paths) {
      guard let earlier = paths.earlier, known.contains(earlier), !known.contains(paths.now) else { continue }
      moves[earlier] = paths.now
    }
    let unexplained = missing.subtracting(moves.keys)
    if unexplained.isEmpty { return moves }
    let taken = Set(moves.values)
    let candidates = files.filter {
      $0.report.failure == nil && !$0.document.source.isNew && !taken.contains($0.paths.now)
    }.map { FileReport(path: $0.paths.now, findings: $0.report.findings) }
    return moves.merging(baseline.moves(from: unexplained, to: candidates)) { first, _ in first }
  }

  /// The findings of a document that are not accepted.
  mutating func filtered(_ findings: [LocatedFinding], in path: String) -> [LocatedFinding] {
    unused.filtered(findings, in: path)
  }

  /// Keeps the entries of documents that git has, although they are not in the folder: in the middle of a merge, or where
  /// only a part of the repository is checked out.
  mutating func keepTracked() async {
    guard !gone.isEmpty else { return }
    gone.subtract(await Git(folder: folder).tracked(among: gone))
  }

  /// How many entries no longer occur.
  var staleCount: Int { unused.count(where: isStale) }

  /// The entries that may still occur.
  var pruned: Baseline { known.removing(unused, where: isStale) }

  private func isStale(_ rule: String, _ path: String) -> Bool {
    guard let file = looked[path] else { return gone.contains(path) }
    return file.document.linter.runs(rule, within: file.report.coverage)
  }

  /// What to say about entries that no longer occur, or occur elsewhere.
  func notes(on path: String) -> [String] {
    var notes: [String] = []
    let stale = staleCount
    if stale > 0 {
      let occur = stale == 1 ? "occurs" : "occur"
      notes.append("\(counted(stale, "entry", "entries")) of \(path) no longer \(occur); remove with --prune-baseline")
    }
    for (earlier, now) in moves.ordered(by: \.key) {
      notes.append("\(earlier) is now \(now); update \(path) with --prune-baseline")
    }
    return notes
  }
}
