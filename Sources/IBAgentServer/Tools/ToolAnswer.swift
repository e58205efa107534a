/// What a tool found.
struct ToolAnswer: Sendable {
  var text: String
  var isFailure: Bool
  /// The bytes of a PNG file.
  var picture: [UInt8]?

  init(_ text: String, isFailure: Bool = false) { (self.text, self.isFailure) = (text, isFailure) }

  /// How many characters of an answer are returned unless the client wants another number.
  static let usual = 12_000

  /// The result of a call, with a part of the text and how to go on.
  func json(from offset: Int, limit: Int) -> JSON {
    let part = text.dropFirst(max(0, offset)).prefix(max(1, limit))
    let rest = text.count - max(0, offset) - part.count
    var shown = String(part)
    if rest > 0 { shown += "\n… \(rest) more characters; call again with offset \(max(0, offset) + part.count)" }
    if shown.isEmpty, picture == nil { shown = "nothing" }
    var content: [JSON] = shown.isEmpty ? [] : [["type": "text", "text": .string(shown)]]
    if let picture {
      content.append(["type": "image", "data": .string(Base64.text(of: picture)), "mimeType": "image/png"])
    }
    return ["content": .array(content), "isError": .bool(isFailure)]
  }
}

/// Base 64 as in RFC 4648.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let isPadding = place > group.count
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[number >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
