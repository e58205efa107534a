import IBChanges
import IBModel

/// The resolution of a merge in progress: the file with the choices so far.
package struct MergeResolution {
  package private(set) var record: MergeInProgress
  /// The contents of the file as git stores it.
  private var bytes: [UInt8]
  /// Whether git converts line ends when it writes files.
  private let hasConvertedLines: Bool
  /// The undecided conflicts, in the order of the file.
  package private(set) var open: [MergeConflict] = []

  /// - Throws: `CommandError` when a version or the file cannot be read.
  package init(_ record: MergeInProgress, in file: [UInt8]) throws {
    self.record = record
    hasConvertedLines =
      file.contains(MergeResolution.carriageReturn) && !record.result.contains(MergeResolution.carriageReturn)
    bytes = hasConvertedLines ? file.filter { $0 != MergeResolution.carriageReturn } : file
    open = undecided(try merge().conflicts)
    if bytes != record.result { try noteEdits() }
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  var fileContents: [UInt8] {
    guard hasConvertedLines else { return bytes }
    return bytes.flatMap { $0 == UInt8(ascii: "\n") ? [MergeResolution.carriageReturn, $0] : [$0] }
  }

  /// Merges again a file that git could not merge.
  package init(
    merging base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], in file: [UInt8], at path: String, names: MergeNames
  ) throws {
    hasConvertedLines = file.contains(MergeResolution.carriageReturn) && !ours.contains(MergeResolution.carriageReturn)
    record = MergeInProgress(path: path, base: base, ours: ours, theirs: theirs, result: ours, names: names, open: [])
    bytes = ours
    let merge = try merge()
    (bytes, record.result, open) = (merge.bytes, merge.bytes, merge.conflicts)
    record.open = open.map(\.record)
  }

  /// Records the commit that is checked out during the resolution.
  mutating func noteCommit(_ commit: String) { record.commit = commit }

  /// The merge with the choices so far and another one.
  private func merge(besides choice: MergeInProgress.Choice? = nil) throws -> FileMerge {
    var exceptions: [MergeConflict.Identity: MergeSide] = [:]
    for choice in record.choices + (choice.map { [$0] } ?? []) {
      guard let conflict = MergeConflict.Identity(words: choice.conflict) else { continue }
      exceptions[conflict] = choice.side.flatMap(MergeSide.init(rawValue:))
    }
    return try FileMerge(
      [record.base, record.ours, record.theirs], path: record.path,
      preferring: MergePreference(.ours, except: exceptions))
  }

  /// The merged file with the version of each side for a conflict.
  package func versions(of conflict: MergeConflict) throws -> (ours: [UInt8], theirs: [UInt8]) {
    let version = { (side: MergeSide) in
      try merge(besides: MergeInProgress.Choice(conflict: conflict.identity.words, side: side.rawValue)).bytes
    }
    return (try version(.ours), try version(.theirs))
  }

  private func undecided(_ conflicts: [MergeConflict]) -> [MergeConflict] {
    let decided = Set(record.choices.map(\.conflict))
    return conflicts.filter { !decided.contains($0.identity.words) }
  }

  /// An edit decides a conflict if it cannot be merged with the other choice, or makes that choice.
  private mutating func noteEdits() throws {
    for conflict in open {
      let other = MergeInProgress.Choice(conflict: conflict.identity.words, side: conflict.chosen.other.rawValue)
      let merge = try FileMerge(
        [record.result, bytes, try merge(besides: other).bytes], path: record.path, frames: .ours)
      if merge.bytes == bytes || !merge.conflicts.isEmpty {
        record.choices.append(MergeInProgress.Choice(conflict: conflict.identity.words, side: nil))
      }
    }
    open = undecided(open)
    record.open = open.map(\.record)
  }

  /// Notes on the result: scenes to which no segue leads any more, although one does in each version that has them.
  package var notes: [String] {
    let versions = [bytes, record.ours, record.theirs].compactMap { try? Document(parsing: $0) }
    guard open.isEmpty, versions.count == 3 else { return [] }
    let sides = versions.dropFirst()
    let known = Set(sides.flatMap(\.unreachableControllers).map(\.id))
    let lost = versions[0].unreachableControllers.filter { controller in
      !known.contains(controller.id) && sides.contains { $0.object(controller.id) != nil }
    }
    return lost.map { "no segue leads to \($0.reference) any more; connect it, or remove its scene" }
      + FileMerge.errors(in: versions[0], of: versions)
  }

  /// Takes the version of a side for a conflict. Edits since the merge stay.
  package mutating func choose(_ side: MergeSide, for conflict: MergeConflict) throws {
    record.choices.append(MergeInProgress.Choice(conflict: conflict.identity.words, side: side.rawValue))
    let next = try merge()
    bytes =
      bytes == record.result
      ? next.bytes : try FileMerge([record.result, bytes, next.bytes], path: record.path, frames: .ours).bytes
    record.result = next.bytes
    open = undecided(next.conflicts)
    record.open = open.map(\.record)
  }
}

extension MergeConflict {
  /// The record of an undecided conflict.
  package var record: MergeInProgress.Open { MergeInProgress.Open(object: object?.rawValue, text: heading) }
}
