import IBBase

/// Whether XML begins with the root element of an Interface Builder document: `document` (Xcode 5 and later) or
/// `archive` (earlier), with a `type` that names Interface Builder.
package func hasDocumentRoot(_ bytes: [UInt8]) -> Bool {
  guard let tag = rootTag(bytes[...]) else { return false }
  let words = tag.split(whereSeparator: isSpace)
  guard let name = words.first, name.elementsEqual("document".utf8) || name.elementsEqual("archive".utf8) else {
    return false
  }
  // Attribute values contain no spaces before the relevant part, so without spaces there is one spelling.
  let attributes = tag.dropFirst(name.count).filter { !isSpace($0) }
  return ["type=\"", "type='"].contains { opening in
    attributes.range(of: opening + "com.apple.InterfaceBuilder") != nil
  }
}

/// The text of the first start tag between its brackets, after declarations and comments.
private func rootTag(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  var rest = bytes
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[(start + 1)...]
    let end: String
    if rest.starts(with: "!--".utf8) {
      end = "-->"
    } else if rest.starts(with: "?".utf8) {
      end = "?>"
    } else if rest.starts(with: "!".utf8) {
      end = ">"
    } else {
      return rest.firstIndex(of: UInt8(ascii: ">")).map { rest[..<$0] }
    }
    guard let range = rest.range(of: end) else { return nil }
    rest = rest[range.upperBound...]
  }
  return nil
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
