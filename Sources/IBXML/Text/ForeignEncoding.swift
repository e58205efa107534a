import CLibXML2

/// Encodings that only libxml2 supports. They are read, and written back as UTF-8.
enum ForeignEncoding {
  static func decoded(_ bytes: [UInt8], from name: String) throws(XMLError) -> [UInt8] {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw XMLError(.encoding, "unknown encoding `\(name)` in the XML declaration", at: 0)
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
      throw XMLError(.encoding, "files larger than 2 GB in the encoding `\(name)` are not supported", at: 0)
    }
    // Without a handler, libxml2 prints errors to standard error. The setting applies to this thread only.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    xmlBufferAdd(input, bytes, length)
    while xmlBufferLength(input) > 0 {
      let remaining = xmlBufferLength(input)
      guard xmlCharEncInFunc(handler, output, input) >= 0, xmlBufferLength(input) < remaining else {
        throw XMLError(.encoding, "the bytes are not valid in the declared encoding `\(name)`", at: 0)
      }
    }
    return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
  }

  static func redeclared(_ utf8: [UInt8]) -> [UInt8] {
    guard let range = SourceEncoding.declaredEncoding(in: utf8) else { return utf8 }
    var result = utf8
    result.replaceSubrange(range, with: Array("UTF-8".utf8))
    return result
  }
}
