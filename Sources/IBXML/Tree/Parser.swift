import CLibXML2

/// A run of libxml2's SAX2 interface over a text with a `TreeBuilder` as its listener.
///
/// libxml2 decides whether the text is well-formed, and reports the constructs in order. The builder scans the same
/// bytes for the byte ranges, which libxml2 does not report.
enum Parser {
  /// Offsets are kept in 32 bits, and libxml2 takes lengths as `Int32`.
  static let maximumByteCount = Int(Int32.max)

  struct Arena {
    var nodes: [NodeRecord]
    var attributes: [AttributeRecord]
    var otherNames: OtherNames
  }

  static func parse(_ source: SourceText) throws(XMLError) -> Arena {
    let bytes = source.utf8
    guard bytes.count <= maximumByteCount else {
      throw XMLError(.forbidden, "documents larger than 2 GB are not supported", at: 0)
    }
    guard bytes[source.bodyStart...].contains(where: { !Spelling.isBlank($0) }) else {
      throw XMLError(.empty, "the document is empty", at: 0)
    }
    let start = bytes[source.bodyStart...].firstIndex { !Spelling.isBlank($0) } ?? source.bodyStart
    guard bytes[start] == UInt8(ascii: "<") || bytes[start] == 0 else {
      throw XMLError(.notXML, "the file is not XML: it does not begin with `<`", at: start)
    }
    // libxml2 would treat a null byte after the root element as the end of the text.
    if let null = bytes.withUnsafeBufferPointer({ Spelling.offset(of: 0, in: $0, from: 0) }) {
      throw XMLError(.syntax, "the text contains a null character, which XML does not allow", at: null)
    }
    if let crowded = bytes.withUnsafeBufferPointer({ crowdedTag(in: $0) }) {
      throw Limit.refused("more than \(Limit.attributes) attributes of an element are", at: crowded)
    }
    xmlInitParser()
    let builder = bytes.withUnsafeBufferPointer { run(over: $0, from: source.bodyStart) }
    if let fault = builder.fault { throw fault }
    guard builder.hasElement else { throw XMLError(.syntax, "the document contains no element", at: 0) }
    return Arena(nodes: builder.nodes, attributes: builder.attributes, otherNames: builder.otherNames)
  }

  /// The start of a tag with more attributes than the limit, each of which libxml2 compares with all others.
  ///
  /// So many, of five bytes at least, have no `<` between them; looking for one in steps passes over the other tags.
  private static func crowdedTag(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let step = Limit.attributes * 5 / 2
    var place = 0
    while place < bytes.count {
      let next = Spelling.offset(of: UInt8(ascii: "<"), in: bytes, from: place) ?? bytes.count
      if next - place > step, let start = bytes[max(0, place - step)..<place].lastIndex(of: UInt8(ascii: "<")) {
        var position = Spelling.nameEnd(in: bytes, from: start + 1)
        let attributes = (0...Limit.attributes).prefix { _ in
          guard let attribute = Spelling.attribute(in: bytes, from: position) else { return false }
          position = attribute.value.upperBound + 1
          return true
        }
        if attributes.count > Limit.attributes, bytes[start + 1] != UInt8(ascii: "!") { return start }
      }
      place = next + step
    }
    return nil
  }

  private static func run(over bytes: UnsafeBufferPointer<UInt8>, from bodyStart: Int) -> TreeBuilder {
    let builder = UnsafeMutablePointer<TreeBuilder>.allocate(capacity: 1)
    builder.initialize(to: TreeBuilder(bytes: bytes, bodyStart: bodyStart))
    defer {
      builder.deinitialize(count: 1)
      builder.deallocate()
    }
    let body = UnsafeBufferPointer(rebasing: bytes[bodyStart...])
    let context = body.withMemoryRebound(to: CChar.self) {
      xmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count))
    }
    guard let context else {
      builder.pointee.fail(.syntax, "not enough memory to read \(bytes.count) bytes", at: 0)
      return builder.pointee
    }
    builder.pointee.context = context
    context.pointee.userData = UnsafeMutableRawPointer(builder)
    installHandlers(in: context)
    // No network access, and no limit on length: entities are not expanded, and the builder limits the depth. The bytes
    // are UTF-8, whatever encoding they declare.
    xmlCtxtUseOptions(
      context, Int32(bitPattern: XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
    xmlParseDocument(context)
    if context.pointee.wellFormed == 0, builder.pointee.fault == nil {
      builder.pointee.fail(.syntax, "the document is not well-formed", at: builder.pointee.parserOffset)
    }
    builder.pointee.context = nil
    // A document type declaration makes one, although the elements go to the builder.
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
    return builder.pointee
  }

  private static func installHandlers(in context: xmlParserCtxtPtr) {
    guard let handlers = context.pointee.sax else { return }
    handlers.pointee = xmlSAXHandler()
    handlers.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.pointee.startElementNs = { listener, name, prefix, _, namespaces, _, count, defaulted, attributes in
      let isPlain = prefix == nil && namespaces == 0 && defaulted == 0
      TreeBuilder.at(listener)?.pointee.startElement(
        name: name, attributes: attributes, count: Int(count), isPlain: isPlain)
    }
    handlers.pointee.endElementNs = { listener, _, _, _ in TreeBuilder.at(listener)?.pointee.endElement() }
    handlers.pointee.comment = { listener, _ in TreeBuilder.at(listener)?.pointee.comment() }
    handlers.pointee.internalSubset = { listener, _, _, _ in TreeBuilder.at(listener)?.pointee.documentType() }
    handlers.pointee.serror = { listener, error in
      guard let error, error.pointee.level == XML_ERR_FATAL || error.pointee.level == XML_ERR_ERROR else { return }
      // Errors about namespaces are not about well-formedness, and these documents have no namespaces.
      guard error.pointee.domain != Int32(bitPattern: XML_FROM_NAMESPACE.rawValue) else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "the document is not well-formed"
      TreeBuilder.at(listener)?.pointee.complain(message)
    }
  }
}
