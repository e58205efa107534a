import IBBase
import IBModel
import IBXML

/// The size of an SVG image: `width` and `height` of the root element, or else its `viewBox`.
///
/// Only the root's start tag is parsed, so the beginning of a file is enough and a document type declaration is
/// allowed.
enum SVGImage {
  static func size(_ bytes: [UInt8]) -> Size? {
    guard let text = try? SourceText(bytes).utf8, let tag = rootTag(in: text),
      let root = try? XMLTree(parsing: tag).root, root.name == "svg" || root.name.text.hasSuffix(":svg")
    else { return nil }
    if let width = root["width"].flatMap(length), let height = root["height"].flatMap(length) {
      return AssetImage.checked(width, height)
    }
    let box = root["viewBox"]?.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) } ?? []
    return box.count == 4 ? AssetImage.checked(box[2], box[3]) : nil
  }

  /// The number at the start of a length, regardless of its unit; nil for a percentage.
  private static func length(_ text: String) -> Double? {
    guard !text.hasSuffix("%") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }

  private static func rootTag(in text: [UInt8]) -> [UInt8]? {
    var rest = text[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      guard let end = end(ofMarkup: rest) else { return nil }
      if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
        rest = rest[end...]
        continue
      }
      let tag = rest[..<end].dropLast()
      return (tag.last == UInt8(ascii: "/") ? tag.dropLast() : tag) + Array("/>".utf8)
    }
    return nil
  }

  /// The end of the markup at the start of the bytes.
  private static func end(ofMarkup bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: "<!--".utf8) { return bytes.dropFirst(4).range(of: "-->")?.upperBound }
    var quote: UInt8?
    var depth = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if let current = quote {
        if byte == current { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      // A document type declaration nests declarations in brackets.
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0: return index + 1
      default: break
      }
    }
    return nil
  }
}
