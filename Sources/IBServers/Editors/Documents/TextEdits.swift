import IBModel
import IBXML

/// Edits in the form of the protocol.
enum TextEdits {
  static func edits(_ splices: [Splice], _ snapshot: DocumentSnapshot) -> JSON {
    .array(
      splices.map { splice in
        ["range": snapshot.lines.range(of: splice.range), "newText": .string(splice.replacement)]
      })
  }

  /// An edit of several files that the client applies as a whole.
  static func workspaceEdit(
    _ changes: [(snapshot: DocumentSnapshot, splices: [Splice])], _ client: ClientCapabilities
  ) -> JSON {
    guard client.hasVersionedEdits else {
      let members = changes.map { ($0.snapshot.uri, edits($0.splices, $0.snapshot)) }
      return ["changes": .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))]
    }
    return [
      "documentChanges": .array(
        changes.map { snapshot, splices in
          // A file that is not open has no version.
          let version: JSON = snapshot.version == 0 ? .null : .number(Double(snapshot.version))
          return [
            "textDocument": ["uri": .string(snapshot.uri), "version": version], "edits": edits(splices, snapshot),
          ]
        })
    ]
  }

  /// The replacement that turns one text into another, from the first differing byte to the last.
  static func splices(from old: [UInt8], to new: [UInt8]) -> [Splice] {
    let shift = TextShift(from: old, to: new)
    guard !shift.old.isEmpty || !shift.new.isEmpty else { return [] }
    // Characters are not split.
    var start = shift.old.lowerBound
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    var end = shift.old.upperBound
    while end < old.count, old[end] & 0xC0 == 0x80 { end += 1 }
    let replacement = new[start..<new.count - (old.count - end)]
    return [Splice(start..<end, String(decoding: replacement, as: UTF8.self))]
  }
}

extension ModelEdit {
  func verifiedSplices() throws(ProtocolError) -> [Splice] {
    do throws(EditError) { _ = try verified() } catch { throw .failed("\(error); nothing was changed") }
    return splices()
  }
}

/// The difference between two texts, from the first differing byte to the last, and the shift of the other bytes.
struct TextShift {
  /// The replaced bytes of the old text.
  let old: Range<Int>
  /// The new bytes in their place.
  let new: Range<Int>

  init(from old: [UInt8], to new: [UInt8]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - prefix
    var suffix = 0
    while suffix < limit, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.old = prefix..<old.count - suffix
    self.new = prefix..<new.count - suffix
  }

  /// The new place of a range that was not changed; nil for a changed one.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= old.lowerBound { return range }
    let shift = new.count - old.count
    return range.lowerBound >= old.upperBound ? range.lowerBound + shift..<range.upperBound + shift : nil
  }
}

/// Applies changes of a text in the form of the protocol.
enum TextChanges {
  /// The text after changes. Each change applies to the result of the previous one.
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
