/// Applies changes of a text in the form of the protocol.
enum TextChanges {
  /// The text after changes, each of which applies to the result of the previous one.
  /// - Throws: `ProtocolError` for a change that cannot be read.
  static func applied(
    _ changes: [JSON], to text: [UInt8], _ encoding: PositionEncoding
  ) throws(ProtocolError) -> [UInt8] {
    var text = text
    for change in changes {
      guard let replacement = change["text"]?.string else { throw .parameters("a change has no `text`") }
      guard let range = change["range"], range != .null else {
        text = Array(replacement.utf8)
        continue
      }
      guard let bytes = TextLines(text, encoding).offsets(of: range) else {
        throw .parameters("the `range` of a change is not a range")
      }
      text.replaceSubrange(bytes, with: replacement.utf8)
    }
    return text
  }
}
