import IBLayout
import IBModel
import IBXML

/// The names behind ids, and computed frames that differ from stored ones.
enum InlayHints {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let document = snapshot.document,
      let typed = snapshot.lines.offsets(of: request.params["range"])
    else { return [] }
    let map = snapshot.reading.map
    let range = map.repaired(typed.lowerBound)..<max(map.repaired(typed.lowerBound), map.repaired(typed.upperBound))
    var hints: [JSON] = document.references.compactMap { reference in
      guard range.overlaps(reference.attribute.range), let object = document.object(reference.id) else { return nil }
      return hint(object.name, after: reference.attribute.range.upperBound, snapshot)
    }
    // Nobody means the layout of an incomplete text.
    if snapshot.soundDocument != nil { hints += await frames(in: range, of: document, snapshot, request) }
    return .array(hints)
  }

  private static func frames(
    in range: Range<Int>, of document: Document, _ snapshot: DocumentSnapshot, _ request: FeatureRequest
  ) async -> [JSON] {
    let layouts = await SceneFrames(request, snapshot.path).layouts(of: document, on: nil, .causes) {
      !Task.isCancelled && $0.element.range.overlaps(range)
    }
    return layouts.flatMap(\.views).compactMap { view in
      guard view.isMisplaced, view.confidence == .certain, let written = view.view.element.child(withKey: "frame"),
        range.overlaps(written.range)
      else { return nil }
      let frame = Markdown.frame(view.frame.x, view.frame.y, view.frame.width, view.frame.height)
      return hint("→ \(frame)", after: written.range.upperBound, snapshot)
    }
  }

  private static func hint(_ text: String, after offset: Int, _ snapshot: DocumentSnapshot) -> JSON {
    [
      "position": snapshot.lines.position(of: snapshot.reading.map.typed(offset)), "label": .string(text),
      "paddingLeft": true,
    ]
  }
}
