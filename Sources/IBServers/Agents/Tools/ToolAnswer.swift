import IBBase

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct ToolAnswer: Sendable {
  var text: String
  var isFailure: Bool
  /// The bytes of a PNG file.
  var picture: [UInt8]?

  init(_ text: String, isFailure: Bool = false) { (self.text, self.isFailure) = (text, isFailure) }

  init(failure message: String) { self.init(message.onOneLine, isFailure: true) }

  /// The default number of characters in the returned part of an answer.
  static let usual = 12_000

  private static let whitespace: Set<Unicode.Scalar> = ["\n", "\r", "\t"]

  /// A document as text, with references in place of characters that nobody sees.
  static func text(of bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).escaping(besides: whitespace) {
      "&#x\(String($0.value, radix: 16, uppercase: true));"
    }
  }

  /// The result of a call, with a part of the text and a hint how to get the rest.
  func json(from offset: Int, limit: Int) -> JSON {
    let text = text.escaping(besides: ToolAnswer.whitespace) { $0.escaped(asASCII: true) }
    let part = text.dropFirst(max(0, offset)).prefix(max(1, limit))
    let rest = text.count - max(0, offset) - part.count
    var shown = String(part)
    if rest > 0 { shown += "\n… \(rest) more characters; call again with offset \(max(0, offset) + part.count)" }
    if shown.isEmpty, picture == nil { shown = "nothing" }
    var content: [JSON] = shown.isEmpty ? [] : [["type": "text", "text": .string(shown)]]
    if let picture {
      content.append(["type": "image", "data": .string(Data(picture).base64EncodedString()), "mimeType": "image/png"])
    }
    return ["content": .array(content), "isError": .bool(isFailure)]
  }
}
