import IBXML

extension Document {
  /// Returns the bytes that Xcode would write for this document: white space, escapes, order of attributes and
  /// children, sorted lists, places of texts, declaration and final newline as in the version of the tools it names.
  ///
  /// Meaningful content is kept, including comments, UTF-16, and the CR LF of a checkout on Windows. Where Xcode's
  /// order is unknown, the order of the document is kept.
  /// - Throws: `UnwritableDocumentError` if something would be lost.
  /// - Complexity: O(bytes)
  public func canonicalBytes() throws(UnwritableDocumentError) -> [UInt8] { try canonical().tree.source.bytes }

  /// Returns the document Xcode would write, read back and verified to have the same meaning; see `canonicalBytes()`.
  public func canonical() throws(UnwritableDocumentError) -> Document {
    if let offset = tree.firstInstruction {
      throw UnwritableDocumentError(
        position: tree.lineIndex().position(of: offset),
        reason: "the document contains a processing instruction, which Interface Builder would discard")
    }
    var writer = CanonicalWriter(self)
    let text = writer.text()
    if text == tree.source.utf8 { return self }
    let bytes = tree.source.encoded(text)
    guard let written = try? Document(parsing: bytes), ContentFingerprint.of(written) == ContentFingerprint.of(self)
    else {
      throw UnwritableDocumentError(
        position: tree.lineIndex().position(of: tree.root.range.lowerBound),
        reason: "internal error: formatting would change the meaning of the document; please report this")
    }
    return written
  }
}

/// A reason why a document cannot be formatted.
public struct UnwritableDocumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The position of the cause.
  public var position: SourcePosition
  /// The reason as one clause.
  public var reason: String

  /// `line:column: reason`
  public var description: String { "\(position): \(reason)" }
}
