import IBXML

/// A kind of difference between a document and Xcode's spelling of it.
public enum CanonicalChange: String, Sendable, CaseIterable {
  case byteOrderMark = "byte order mark"
  case declaration = "XML declaration"
  case attributeOrder = "order of attributes"
  case childOrder = "order of children"
  case texts = "place of texts"
  case values = "spelling of values"
  case finalNewline = "final newline"
  /// Line breaks and spaces between tags and in them; reported only if nothing else differs.
  case whiteSpace = "white space"
  /// Quotation marks, escapes and tags; reported only if nothing else differs.
  case spelling = "spelling of tags"
}

/// The first place where a document differs in one way from Xcode's spelling.
public struct CanonicalDifference: Sendable, Hashable {
  /// The kind of difference.
  public let change: CanonicalChange
  /// The place in the document, as a UTF-8 offset.
  public let offset: Int
  /// The text that Xcode would write there, or would not.
  public let detail: String
}

extension Document {
  /// Returns the changes that formatting makes, in the order of `CanonicalChange`; empty if the bytes are the same.
  /// - Complexity: O(bytes)
  public func differences(to canonical: Document) -> [CanonicalDifference] {
    let (old, new) = (tree.source.utf8, canonical.tree.source.utf8)
    guard old != new else { return [] }
    var comparison = CanonicalComparison()
    comparison.compare(tree.root, canonical.tree.root)
    compareFrames(old, new, canonical, &comparison)
    if comparison.found.isEmpty { return [SpellingDifference(old, new).difference] }
    return CanonicalChange.allCases.compactMap { comparison.found[$0] }
  }

  private func compareFrames(
    _ old: [UInt8], _ new: [UInt8], _ canonical: Document, _ comparison: inout CanonicalComparison
  ) {
    let mark = SourceEncoding.utf8Mark
    if old.starts(with: mark) != new.starts(with: mark) { comparison.note(.byteOrderMark, at: 0, "Xcode writes none") }
    if tree.declaration != canonical.tree.declaration {
      let written = canonical.tree.declaration.map { "`\($0)`" } ?? "none"
      comparison.note(.declaration, at: 0, "Xcode writes \(written)")
    }
    let newline = UInt8(ascii: "\n")
    guard (old.last == newline) != (new.last == newline) else { return }
    let isMissing = new.last == newline
    comparison.note(
      .finalNewline, at: old.count,
      isMissing ? "it is missing, which Xcode 5.1 and newer write" : "Xcode before 5.1 writes none")
  }
}
