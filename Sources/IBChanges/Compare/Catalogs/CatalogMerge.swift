import IBXML

/// The merge of two versions of a string catalog that come from a common one.
///
/// The result is *ours* with what theirs changed, by key: bytes that neither side changed are not rewritten. What only
/// theirs added is behind what it follows there, or in the order of keys where both added something to a sorted list.
public struct CatalogMerge: Sendable {
  /// The merged file in the encoding, and with the line ends, of our version.
  public let bytes: [UInt8]
  /// What both sides changed; the result has the preferred side's version of each.
  public let conflicts: [MergeConflict]

  /// Merges three versions. A base without content is for a file that both sides added.
  /// - Parameter preference: The side that wins where both cannot.
  /// - Throws: `MergeError` when a version cannot be read or has a key twice, or when the result cannot be verified. Then
  ///   nothing must be written.
  /// - Complexity: O(bytes)
  public init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], preferring preference: MergePreference = .ours
  ) throws(MergeError) {
    if theirs == base || theirs == ours {
      (bytes, conflicts) = (ours, [])
    } else if ours == base {
      (bytes, conflicts) = (theirs, [])
    } else {
      self = try CatalogMerge(whole: base, ours, theirs, preferring: preference)
    }
  }

  /// The merge without its shortcut for sides that changed nothing.
  init(
    whole base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], preferring preference: MergePreference
  ) throws(MergeError) {
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
