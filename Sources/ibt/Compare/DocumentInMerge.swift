import IBCompare
import IBInspection
import IBModel
import IBWorkspace
import IBXML

/// A document in the middle of a merge: what was chosen, and what its file says by now.
struct DocumentInMerge {
  /// The merge with what was chosen so far.
  private(set) var kept: KeptMerge
  /// What the file is to say.
  private(set) var bytes: [UInt8]
  /// The conflicts that nobody decided, in the order of the document.
  private(set) var open: [IBCompare.MergeConflict] = []
  /// The three versions, and the merged document that the file was before somebody edited it.
  private let versions: [Document]
  private var merged: Document

  /// A merge, and what its file says.
  /// - Throws: `CommandFailure` when a version or the file is not a document.
  init(_ kept: KeptMerge, in file: [UInt8]) throws {
    self.kept = kept
    bytes = file
    let read = { (bytes: [UInt8]) in try LoadedDocument(path: kept.path, bytes: bytes).document }
    versions = try [kept.base, kept.ours, kept.theirs].map(read)
    merged = try read(kept.result)
    let conflicts = try merge().conflicts
    if file != kept.result { noteEdits(of: conflicts, changes: try read(file).changes(from: merged)) }
    open = undecided(conflicts)
  }

  /// What git could not merge, merged again.
  /// - Throws: `CommandFailure` when a version is not a document, or the merge cannot be verified.
  init(
    merging base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], at path: String, names: MergeNames
  ) throws {
    let read = { (bytes: [UInt8]) in try LoadedDocument(path: path, bytes: bytes).document }
    versions = try [base, ours, theirs].map(read)
    kept = KeptMerge(path: path, base: base, ours: ours, theirs: theirs, result: ours, names: names, open: [])
    (bytes, merged) = (ours, versions[1])
    let merge = try merge()
    (bytes, merged, kept.result) = (merge.bytes, merge.document, merge.bytes)
    open = merge.conflicts
    kept.open = open.map(\.kept)
  }

  /// Notes which commit is checked out while it is resolved.
  mutating func noteCommit(_ commit: String) { kept.commit = commit }

  private func merge() throws -> DocumentMerge {
    var exceptions: [IBCompare.MergeConflict.Identity: MergeSide] = [:]
    for choice in kept.choices {
      guard let conflict = IBCompare.MergeConflict.Identity(words: choice.conflict) else { continue }
      exceptions[conflict] = choice.side.flatMap(MergeSide.init(rawValue:))
    }
    return try MergeOptions.merge(
      versions[0], versions[1], versions[2], preferring: MergePreference(.ours, except: exceptions), in: kept.path)
  }

  private func undecided(_ conflicts: [IBCompare.MergeConflict]) -> [IBCompare.MergeConflict] {
    let decided = Set(kept.choices.map(\.conflict))
    return conflicts.filter { !decided.contains($0.identity.words) }
  }

  /// What somebody changed about the object of a conflict decides it.
  private mutating func noteEdits(of conflicts: [IBCompare.MergeConflict], changes: DocumentChanges) {
    for conflict in undecided(conflicts) where changes.list.contains(where: { conflict.isDecided(by: $0) }) {
      kept.choices.append(KeptMerge.Choice(conflict: conflict.identity.words, side: nil))
    }
  }

  /// Takes the version of a side for a conflict. What somebody edited since the merge stays.
  /// - Throws: `CommandFailure` when the result cannot be verified.
  mutating func choose(_ side: MergeSide, for conflict: IBCompare.MergeConflict) throws {
    kept.choices.append(KeptMerge.Choice(conflict: conflict.identity.words, side: side.rawValue))
    let next = try merge()
    if bytes == kept.result {
      bytes = next.bytes
    } else {
      let edited = try LoadedDocument(path: kept.path, bytes: bytes).document
      bytes = try MergeOptions.merge(merged, edited, next.document, preferring: .ours, frames: .ours, in: kept.path).bytes
    }
    (kept.result, merged) = (next.bytes, next.document)
    open = undecided(next.conflicts)
    kept.open = open.map(\.kept)
  }
}

extension IBCompare.MergeConflict {
  /// What is kept about a conflict that is left.
  var kept: KeptMerge.Open { KeptMerge.Open(object: object?.rawValue, text: heading) }

  /// Whether a change of the merged document is about the same thing.
  fileprivate func isDecided(by change: DocumentChange) -> Bool {
    guard change.object == object || change.earlierID == object else { return false }
    switch change.kind {
    case .added, .removed, .moved, .reordered, .replaced: return kind != .value
    case .value, .equation: return kind != .value || change.subject == subject || change.subject.isEmpty
    }
  }
}
