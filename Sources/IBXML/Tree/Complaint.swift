import CLibXML2
import IBBase

/// The first thing that libxml2 finds wrong with a text.
struct Complaint {
  private var context: xmlParserCtxtPtr
  private let bodyStart: Int
  private var error: XMLError?

  static func first(about bytes: Spelling.Bytes, from bodyStart: Int) -> XMLError? {
    xmlInitParser()
    let body = UnsafeBufferPointer(rebasing: bytes[bodyStart...])
    let context = body.withMemoryRebound(to: CChar.self) {
      xmlCreateMemoryParserCtxt($0.baseAddress, Int32($0.count))
    }
    guard let context else {
      return XMLError(.syntax, "not enough memory to read \(bytes.count) bytes", at: 0)
    }
    var complaint = Complaint(context: context, bodyStart: bodyStart)
    withUnsafeMutablePointer(to: &complaint) { listener in
      context.pointee.userData = UnsafeMutableRawPointer(listener)
      installHandlers(in: context)
      // No network access, and no limit on length: entities are not expanded, and the scanner limits the depth. The
      // bytes are UTF-8, whatever encoding they declare.
      xmlCtxtUseOptions(
        context, Int32(bitPattern: XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
      xmlParseDocument(context)
      if context.pointee.wellFormed == 0 { listener.pointee.add(.syntax, "the document is not well-formed") }
    }
    // A document type declaration makes one.
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
    return complaint.error
  }

  private static func at(_ listener: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Complaint>? {
    listener?.assumingMemoryBound(to: Complaint.self)
  }

  private static func installHandlers(in context: xmlParserCtxtPtr) {
    guard let handlers = context.pointee.sax else { return }
    handlers.pointee = xmlSAXHandler()
    handlers.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    // libxml2 quotes comments in messages only for a listener.
    handlers.pointee.comment = { _, _ in }
    handlers.pointee.internalSubset = { listener, _, _, _ in
      Complaint.at(listener)?.pointee.add(.forbidden, "document type declarations (DOCTYPE) are not supported")
    }
    handlers.pointee.serror = { listener, error in
      guard let error, error.pointee.level == XML_ERR_FATAL || error.pointee.level == XML_ERR_ERROR else { return }
      // Errors about namespaces are not about well-formedness, and these documents have no namespaces.
      guard error.pointee.domain != Int32(bitPattern: XML_FROM_NAMESPACE.rawValue) else { return }
      let message = error.pointee.message.map { String(cString: $0) } ?? "the document is not well-formed"
      let sentence = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
      Complaint.at(listener)?.pointee.add(.syntax, sentence.trimmed())
    }
  }

  /// Keeps the first error, because later ones are its consequences, and each would copy what libxml2 has read. The
  /// position of libxml2 is the offset.
  private mutating func add(_ kind: XMLError.Kind, _ message: String) {
    guard error == nil, let input = context.pointee.input else { return }
    let offset = bodyStart + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    error = XMLError(kind, message, at: offset)
    xmlStopParser(context)
  }
}
