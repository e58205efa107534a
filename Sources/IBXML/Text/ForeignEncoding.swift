import CLibXML2

/// Encodings that only libxml2 knows: read, and written back as UTF-8.
enum ForeignEncoding {
  static func decoded(_ bytes: [UInt8], from name: String) throws(XMLError) -> [UInt8] {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw XMLError(.encoding, "the encoding `\(name)` of the XML declaration is not known", at: 0)
    }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreateSize(bytes.count), let output = xmlBufferCreateSize(bytes.count * 2) else {
      throw XMLError(.encoding, "not enough memory to decode \(bytes.count) bytes", at: 0)
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    guard let length = Int32(exactly: bytes.count) else {
      throw XMLError(.encoding, "a file in the encoding `\(name)` may have at most 2 GB", at: 0)
    }
    // Without a listener libxml2 writes its complaints to standard error; the setting is the thread's own.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    xmlBufferAdd(input, bytes, length)
    while xmlBufferLength(input) > 0 {
      let remaining = xmlBufferLength(input)
      guard xmlCharEncInFunc(handler, output, input) >= 0, xmlBufferLength(input) < remaining else {
        throw XMLError(.encoding, "the bytes do not fit the declared encoding `\(name)`", at: 0)
      }
    }
    return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
  }

  /// The text with an XML declaration that says UTF-8.
  static func redeclared(_ utf8: [UInt8], from name: String) -> [UInt8] {
    guard let range = SourceEncoding.declaredEncoding(in: utf8) else { return utf8 }
    var result = utf8
    result.replaceSubrange(range, with: Array("UTF-8".utf8))
    return result
  }
}
