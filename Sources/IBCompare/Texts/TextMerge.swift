import IBXML

/// The merge of two versions of a text beside documents that come from a common one: a strings file, a string catalog or
/// a layout sheet.
///
/// The result is *ours* with what theirs changed, by key: bytes that neither side changed are not rewritten. What only
/// theirs added is behind what it follows there, or in the order of keys where both added something to a sorted list.
public struct TextMerge: Sendable {
  /// The merged file in the encoding, and with the line ends, of our version.
  public let bytes: [UInt8]
  /// What both sides changed; the result has the preferred side's version of each.
  public let conflicts: [MergeConflict]

  /// Merges three versions. A base without content is for a file that both sides added.
  /// - Parameter preference: The side that wins where both cannot.
  /// - Throws: `MergeError` when a version cannot be read or has a key twice, or when the result cannot be verified. Then
  ///   nothing must be written.
  /// - Complexity: O(bytes); of layout sheets, and in lists of equal elements, O(difference · members)
  public init(
    format: TextFormat, base: [UInt8], ours: [UInt8], theirs: [UInt8], preferring preference: MergePreference = .ours
  ) throws(MergeError) {
    if theirs == base || theirs == ours {
      (bytes, conflicts) = (ours, [])
    } else if ours == base {
      (bytes, conflicts) = (theirs, [])
    } else {
      self = try TextMerge(whole: format, base, ours, theirs, preferring: preference)
    }
  }

  /// The merge without its shortcut for sides that changed nothing.
  init(
    whole format: TextFormat, _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8],
    preferring preference: MergePreference
  ) throws(MergeError) {
    var mine = try TextVersion(ours, format, name: "our version")
    var original = try TextVersion(base, format, name: "the base", lineEnd: mine.lineEnd)
    var other = try TextVersion(theirs, format, name: "their version", lineEnd: mine.lineEnd)
    if format == .sheet {
      original.root = SheetKeys.keyed(original.root, beside: nil)
      mine.root = SheetKeys.keyed(mine.root, beside: original.root)
      other.root = SheetKeys.keyed(other.root, beside: original.root)
    }
    if format == .strings { try RepeatedKeys.settle(&original.root, &mine.root, &other.root) }
    var merge = PartMerge(format, preferring: preference)
    let root = merge.merged(base.allSatisfy { $0 <= 0x20 } ? nil : original.root, mine.root, other.root)
    let text = mine.mark + root.bytes
    bytes = mine.source.encoded(text)
    conflicts = merge.conflicts
    let result = try TextVersion(bytes, format, name: "the merged text")
    guard result.root.contents() == root.contents() else { throw .incomplete("says something else than the versions") }
    if format == .sheet,
      !SheetParts.mistakes(text).isSubset(of: SheetParts.mistakes(ours).union(SheetParts.mistakes(theirs)))
    {
      throw .incomplete("has a mistake that neither version has")
    }
  }
}
