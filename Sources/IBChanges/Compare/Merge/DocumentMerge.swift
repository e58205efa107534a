import IBModel
import IBXML

/// The merge of two versions of a document with a common base.
///
/// The result is *ours* with the changes of *theirs*; bytes that neither side changed are not rewritten. Elements are
/// identified by id or role, so moved lines are no change. Frames, flags and tool versions never conflict.
public struct DocumentMerge: Sendable {
  /// The merged file in the encoding of our version.
  public let bytes: [UInt8]
  /// The merged document.
  public let document: Document
  /// The conflicts in document order, which the result resolves with the preferred side's version.
  public let conflicts: [MergeConflict]
  /// Remarks that are not conflicts, each as one clause.
  package let notes: [String]
  let sides: [Document]
  /// The scenes that both sides changed; see `contestedScenes`.
  let scenes: Set<ObjectID>

  /// Merges three versions.
  /// - Parameters:
  ///   - preference: The side that wins conflicts.
  ///   - frames: The side that wins where both changed the frame of a view; nil for the usual winner.
  /// - Throws: `ExplainedError` when the result cannot be verified. Nothing must be written then.
  /// - Complexity: O(elements · log(elements))
  public init(
    base: Document, ours: Document, theirs: Document, preferring preference: MergePreference = .ours,
    frames: MergeSide? = nil
  ) throws(ExplainedError) {
    if let trivial = DocumentMerge.trivial(base, ours, theirs) {
      (document, bytes, conflicts, notes, sides, scenes) = (trivial, trivial.bytes, [], [], [], [])
      return
    }
    // None of 326 real merges has a version with a duplicate id that is not a duplicate in the base.
    let known = Set(base.duplicates.map(\.id))
    if let id = (ours.duplicates + theirs.duplicates).map(\.id).filter({ !known.contains($0) }).min() {
      throw .ambiguous(id)
    }
    var other = try DocumentMerge.withLineEnds(theirs, of: ours)
    let renamed = RenamedIdentifiers(base, ours, other)
    let mine = try RenamedIdentifiers.applied(renamed.earlier[.ours] ?? [:], to: ours)
    other = try RenamedIdentifiers.applied(renamed.earlier[.theirs] ?? [:], to: other)
    other = try RenamedIdentifiers.applied(AddedIdentifiers.of(other, base: base, ours: mine), to: other)
    var table = IdentityTable()
    let original = Version(base, in: &table)
    let versions = [mine, other].map { Version($0, in: &table, beside: original) }
    let plan = MergePlan(
      base: original, ours: versions[0], theirs: versions[1], in: table, renamed, preferring: preference,
      frames: frames ?? preference.standard)
    let merged = try DocumentMerge.read(mine.tree.source.encoded(MergedText.bytes(plan)))
    try MergeCheck(plan, base, mine, other).check(merged)
    document = try RenamedIdentifiers.applied(renamed.later, to: merged)
    bytes = document.bytes
    (conflicts, notes, sides) = (plan.conflicts, plan.notes + renamed.notes(base), [ours, theirs])
    scenes = Set(DocumentMerge.contestedScenes(base, mine, other).map { renamed.later[$0] ?? $0 })
  }

  init(_ merge: DocumentMerge, bytes: [UInt8], adding notes: [String]) throws(DocumentError) {
    document = bytes == merge.bytes ? merge.document : try Document(parsing: bytes)
    (self.bytes, conflicts, sides, scenes) = (bytes, merge.conflicts, merge.sides, merge.scenes)
    self.notes = merge.notes + notes
  }

  private static func trivial(_ base: Document, _ ours: Document, _ theirs: Document) -> Document? {
    if theirs.bytes == base.bytes || theirs.bytes == ours.bytes { return ours }
    return ours.bytes == base.bytes ? theirs : nil
  }

  private static func withLineEnds(_ theirs: Document, of ours: Document) throws(ExplainedError) -> Document {
    let isCRLF = ours.tree.endsLinesWithCRLF()
    if isCRLF == theirs.tree.endsLinesWithCRLF() { return theirs }
    let text = theirs.tree.source.utf8.filter { $0 != UInt8(ascii: "\r") }
    return try read(isCRLF ? text.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] } : text)
  }

  static func read(_ text: [UInt8]) throws(ExplainedError) -> Document {
    do throws(DocumentError) { return try Document(parsing: text) } catch { throw .unreadable(error) }
  }
}

/// The reasons why a merge has no result.
extension ExplainedError {
  /// The result cannot be read as a document.
  package static func unreadable(_ error: DocumentError) -> ExplainedError {
    ExplainedError("the merged text cannot be read (\(error)); nothing was written. Please report this")
  }

  /// Several objects of a version share an id.
  package static func ambiguous(_ id: ObjectID) -> ExplainedError {
    ExplainedError(
      "several objects of a version have the id `\(id)`, so the versions cannot be merged; resolve the duplicate first")
  }

  /// An object has text between its elements, which belongs to none of them.
  package static func strayText(_ id: ObjectID) -> ExplainedError {
    ExplainedError(
      "the object `\(id)` has text between its elements, so the versions cannot be merged; remove the text first")
  }

  /// The result lacks something.
  package static func incomplete(_ what: String) -> ExplainedError {
    ExplainedError("the merged document \(what); nothing was written. Please report this")
  }

  /// A version of a string catalog cannot be read; with the version, place and reason.
  package static func unreadableText(_ what: String) -> ExplainedError {
    ExplainedError("\(what), so the versions cannot be merged")
  }
}
