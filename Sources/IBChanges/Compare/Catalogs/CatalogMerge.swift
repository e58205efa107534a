import IBXML

/// The merge of two versions of a string catalog with a common base.
///
/// The result is *ours* with the changes of *theirs*, by key; bytes that neither side changed are not rewritten.
/// Additions of theirs follow the same neighbor as there, or the order of keys if both sides added to a sorted list.
public struct CatalogMerge: Sendable {
  /// The merged file in the encoding, and with the line endings, of our version.
  public let bytes: [UInt8]
  /// The conflicts, which the result resolves with the preferred side's version.
  public let conflicts: [MergeConflict]

  /// Merges three versions. An empty base is for a file that both sides added.
  /// - Parameter preference: The side that wins conflicts.
  /// - Throws: `ExplainedError` when a version is unreadable or has a duplicate key, or the result cannot be verified.
  ///   Nothing must be written then.
  /// - Complexity: O(bytes)
  public init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], preferring preference: MergePreference = .ours
  ) throws(ExplainedError) {
    if theirs == base || theirs == ours {
      _ = try CatalogVersion(ours, name: "our version")
      (bytes, conflicts) = (ours, [])
    } else if ours == base {
      _ = try CatalogVersion(theirs, name: "their version")
      (bytes, conflicts) = (theirs, [])
    } else {
      self = try CatalogMerge(whole: base, ours, theirs, preferring: preference)
    }
  }

  init(
    whole base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], preferring preference: MergePreference
  ) throws(ExplainedError) {
    let mine = try CatalogVersion(ours, name: "our version")
    let original = try CatalogVersion(base, name: "the base", lineEnd: mine.lineEnd)
    let other = try CatalogVersion(theirs, name: "their version", lineEnd: mine.lineEnd)
    var merge = CatalogPartMerge(preferring: preference)
    let root = merge.merged(base.allSatisfy { $0 <= 0x20 } ? nil : original.root, mine.root, other.root)
    bytes = mine.source.encoded(mine.mark + root.bytes)
    conflicts = merge.conflicts
    let result = try CatalogVersion(bytes, name: "the merged text")
    guard result.root.contents() == root.contents() else { throw .incomplete("says something else than the versions") }
  }
}
