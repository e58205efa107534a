import IBDrawing
import IBModel

/// A small picture of the scene of an object, for clients that show pictures in hovers.
enum HoverPicture {
  /// Larger pictures are left out, in bytes: VS Code shows 100,000 characters, and base 64 has four for three bytes.
  private static let longest = 70_000

  static func of(_ object: Object, in snapshot: DocumentSnapshot, _ request: FeatureRequest) async -> String? {
    guard object.isView || object.kind.isController, let document = snapshot.document,
      let view = object.isView ? object : object.family.first(where: \.isView),
      let layout = await SceneFrames(request, snapshot.path).layout(of: view, in: document, on: nil)
    else { return nil }
    let picture = Picture(of: layout, DrawingOptions())
    let text = SVGWriter(lettering: .live).text(of: picture)
    guard text.utf8.count <= longest else { return nil }
    return "![\(Markdown.escaped(object.name))](data:image/svg+xml;base64,\(Base64.text(Array(text.utf8)))|height=240)"
  }
}

/// Bytes as text of 64 letters.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < part.count ? Int(part[start + offset]) : 0) }
      for offset in 0..<4 {
        text.append(offset <= part.count ? letters[bits >> (18 - 6 * offset) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
