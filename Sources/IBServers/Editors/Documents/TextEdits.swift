import IBModel
import IBXML

/// Changes as the protocol has them.
enum TextEdits {
  static func edits(_ splices: [Splice], _ snapshot: DocumentSnapshot) -> JSON {
    .array(
      splices.map { splice in
        ["range": snapshot.lines.range(of: splice.range), "newText": .string(splice.replacement)]
      })
  }

  /// Changes of some files, which the client makes together.
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

  /// What turns one text into another: one replacement, from the first byte that differs to the last.
  static func splices(from old: [UInt8], to new: [UInt8]) -> [Splice] {
    let shift = TextShift(from: old, to: new)
    guard !shift.old.isEmpty || !shift.new.isEmpty else { return [] }
    // A character is not cut.
    var start = shift.old.lowerBound
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    var end = shift.old.upperBound
    while end < old.count, old[end] & 0xC0 == 0x80 { end += 1 }
    let replacement = new[start..<new.count - (old.count - end)]
    return [Splice(start..<end, String(decoding: replacement, as: UTF8.self))]
  }
}

extension ModelEdit {
  /// The byte replacements, after the result was verified.
  func verifiedSplices(of snapshot: DocumentSnapshot) throws(ProtocolError) -> [Splice] {
    do throws(EditError) { _ = try verified() } catch { throw .failed("\(error); nothing was changed") }
    return splices()
  }
}
