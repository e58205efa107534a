import IBXML

extension Document {
  /// Returns the bytes that Xcode would write for this document: white space, escapes, order of attributes and
  /// children, sorted lists, places of texts, declaration and final newline as in the version of the tools it names.
  ///
  /// Meaningful content is kept, including comments, UTF-16, and the CR LF of a checkout on Windows. Where Xcode's
  /// order is unknown, the order of the document is kept.
  /// - Throws: `ExplainedError` if something would be lost.
  /// - Complexity: O(bytes)
  public func canonicalBytes() throws(ExplainedError) -> [UInt8] { try canonical().tree.source.bytes }

  /// Returns the document Xcode would write, read back and verified to have the same meaning; see `canonicalBytes()`.
  public func canonical() throws(ExplainedError) -> Document {
    if let offset = tree.firstInstruction {
      throw unwritable(offset, "the document contains a processing instruction, which Interface Builder would discard")
    }
    var writer = CanonicalWriter(self)
    let text = writer.text()
    if text == tree.source.utf8 { return self }
    let bytes = tree.source.encoded(text)
    guard let written = try? Document(parsing: bytes), ContentFingerprint.of(written) == ContentFingerprint.of(self)
    else {
      throw unwritable(
        tree.root.range.lowerBound,
        "internal error: formatting would change the meaning of the document; please report this")
    }
    return written
  }

  private func unwritable(_ offset: Int, _ reason: String) -> ExplainedError {
    ExplainedError("\(tree.lineIndex().position(of: offset)): \(reason)")
  }
}
