import IBBase

/// A count of ids in the bytes of a document without a tree, for checking the model.
enum IdentifierScan {
  /// Counts `id` attributes in well-formed XML, except in presets (`device`, `adaptation`).
  static func count(in utf8: [UInt8]) -> Int {
    var count = 0
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let skipped = ignorable(rest) {
        rest = skipped
      } else {
        let tag = rest.prefix(upTo: tagEnd(rest))
        if hasID(tag) { count += 1 }
        rest = rest[tag.endIndex...]
      }
    }
    return count
  }

  private static let delimiters = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("</", ">")]

  private static func ignorable(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for (opening, closing) in delimiters where rest.starts(with: opening.utf8) {
      guard let end = rest.range(of: closing) else { return rest[rest.endIndex...] }
      return rest[end.upperBound...]
    }
    return nil
  }

  private static func tagEnd(_ rest: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    for index in rest.indices {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return rest.endIndex
  }

  private static func hasID(_ tag: ArraySlice<UInt8>) -> Bool {
    if tag.starts(with: "<device ".utf8) || tag.starts(with: "<adaptation ".utf8) { return false }
    var quote: UInt8?
    var name: [UInt8] = []
    for byte in tag {
      if let open = quote {
        if byte == open { (quote, name) = (nil, []) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if name.elementsEqual("id=".utf8) { return true }
        quote = byte
      } else if byte <= UInt8(ascii: " ") {
        if name.last != UInt8(ascii: "=") { name = name.elementsEqual("id".utf8) ? name : [] }
      } else {
        name.append(byte)
      }
    }
    return false
  }
}
