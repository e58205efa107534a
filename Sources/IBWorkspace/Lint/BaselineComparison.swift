import IBBase
import IBLint
import IBModel

/// The paths of a document, as a baseline has them.
package struct DocumentMove {
  package var now: String
  /// The path before a rename that git knows of.
  package var earlier: String?

  package init(now: String, earlier: String?) { (self.now, self.earlier) = (now, earlier) }
}

/// A baseline compared with the findings of a run.
///
/// An entry is stale if its rule was run on its document and did not find it, or if the document is gone. Documents
/// that were not read or checked prove nothing, and renamed ones keep their entries.
package struct BaselineComparison {
  /// The entries under the current paths of documents.
  private let known: Baseline
  /// The entries that no finding matched.
  private var unused: Baseline
  private let looked: [String: File]
  /// The paths of entries where nothing exists, if the run would have found it.
  private var gone: Set<String>
  /// New paths by earlier ones.
  private let moves: [String: String]
  private let folder: String
  /// The number of entries about documents that have another path now.
  package let movedCount: Int

  /// A document that the run looked at.
  package struct File {
    package var document: LintRun.Item
    package var report: FileReport
    package var paths: DocumentMove

    package init(document: LintRun.Item, report: FileReport, paths: DocumentMove) {
      (self.document, self.report, self.paths) = (document, report, paths)
    }
  }

  /// - Parameters:
  ///   - folder: The folder that the paths of the baseline are relative to.
  ///   - isWhole: Whether the run looked at all documents of the folder.
  package init(_ baseline: Baseline, with files: [File], in folder: String, isWhole: Bool) {
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

  package mutating func filtered(_ findings: [LocatedFinding], in path: String) -> [LocatedFinding] {
    unused.filtered(findings, in: path)
  }

  /// Keeps the entries of missing documents that git tracks: during a merge, or in a sparse checkout.
  package mutating func keepTracked() async {
    guard !gone.isEmpty else { return }
    gone.subtract(await Git(folder: folder).tracked(among: gone))
  }

  package var staleCount: Int { unused.count(where: isStale) }

  package var pruned: Baseline { known.removing(unused, where: isStale) }

  private func isStale(_ rule: String, _ path: String) -> Bool {
    guard let file = looked[path] else { return gone.contains(path) }
    return file.document.linter.runs(rule, within: file.report.coverage)
  }

  package func notes(on path: String) -> [String] {
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
