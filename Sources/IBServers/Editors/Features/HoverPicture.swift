import IBDrawing
import IBModel

/// A small picture of the scene of an object, for clients that show pictures in hovers.
enum HoverPicture {
  /// The largest size in bytes: VS Code shows 100,000 characters, and base 64 has four for three bytes.
  private static let longest = 70_000

  static func of(_ object: Object, in snapshot: DocumentSnapshot, _ request: FeatureRequest) async -> String? {
    guard object.isView || object.kind.isController, let document = snapshot.document,
      let view = object.isView ? object : object.family.first(where: \.isView),
      let layout = await SceneFrames(request, snapshot.path).layout(of: view, in: document, on: nil)
    else { return nil }
    let picture = Picture(of: layout, DrawingOptions())
    let text = SVGWriter(lettering: .live).text(of: picture)
    guard text.utf8.count <= longest else { return nil }
    return "![\(Markdown.escaped(object.name))](data:image/svg+xml;base64,\(Array(text.utf8).base64)|height=240)"
  }
}
