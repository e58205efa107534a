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
  func verifiedSplices(of snapshot: DocumentSnapshot) throws(ProtocolError) -> [Splice] {
    do throws(EditError) { _ = try verified() } catch { throw .failed("\(error); nothing was changed") }
    return splices()
  }
}
