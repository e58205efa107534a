import IBBase

/// A reading of a text: `TreeScanner` reads well-formed texts, and libxml2 explains the errors of others.
enum Parser {
  /// Offsets are kept in 32 bits, and libxml2 takes lengths as `Int32`.
  static let maximumByteCount = Int(Int32.max)

  static func parse(_ source: SourceText) throws(XMLError) -> TreeScanner {
    let bytes = source.utf8
    guard bytes.count <= maximumByteCount else {
      throw XMLError(.forbidden, "documents larger than 2 GB are not supported", at: 0)
    }
    guard let start = bytes[source.bodyStart...].firstIndex(where: { !Spelling.isBlank($0) }) else {
      throw XMLError(.empty, "the document is empty", at: 0)
    }
    guard bytes[start] == UInt8(ascii: "<") || bytes[start] == 0 else {
      throw XMLError(.notXML, "the file is not XML: it does not begin with `<`", at: start)
    }
    return try bytes.withUnsafeBufferPointer { (bytes) throws(XMLError) in try scan(bytes, from: source.bodyStart) }
  }

  private static func scan(_ bytes: Spelling.Bytes, from bodyStart: Int) throws(XMLError) -> TreeScanner {
    var scanner = TreeScanner(bytes, from: bodyStart)
    let isRead = (try? scanner.scan()) != nil
    if isRead, !scanner.isDoubtful { return scanner }
    if let error = error(in: bytes, from: bodyStart, scanner) { throw error }
    if isRead { return scanner }
    let message = "internal error: lost track of the position after this point; please report this"
    throw XMLError(.forbidden, message, at: scanner.place)
  }

  /// The first error of a text that a scanner refuses or doubts.
  private static func error(in bytes: Spelling.Bytes, from bodyStart: Int, _ scanner: TreeScanner) -> XMLError? {
    // libxml2 would treat a null byte after the root element as the end of the text.
    if let null = Spelling.offset(of: 0, in: bytes, from: 0) {
      return XMLError(.syntax, "the text contains a null character, which XML does not allow", at: null)
    }
    if let crowded = crowdedTag(in: bytes) {
      return XMLError.beyondLimit("more than \(Limit.attributes) attributes of an element are", at: crowded)
    }
    guard let fault = scanner.fault else { return Complaint.first(about: bytes, from: bodyStart) }
    guard scanner.isDoubtful else { return fault.error }
    let closed = Array(bytes[..<fault.end]) + [UInt8(ascii: ">")]
    let complaint = closed.withUnsafeBufferPointer { Complaint.first(about: $0, from: bodyStart) }
    return complaint.flatMap { $0.offset <= fault.end ? $0 : nil } ?? fault.error
  }

  /// The start of a tag with more attributes than the limit. Each attribute is compared with all others.
  ///
  /// So many, of five bytes at least, have no `<` between them; looking for one in steps passes over the other tags.
  private static func crowdedTag(in bytes: Spelling.Bytes) -> Int? {
    let step = Limit.attributes * 5 / 2
    var place = 0
    while place < bytes.count {
      let next = Spelling.offset(of: UInt8(ascii: "<"), in: bytes, from: place) ?? bytes.count
      if next - place > step, let start = bytes[max(0, place - step)..<place].lastIndex(of: UInt8(ascii: "<")),
        bytes[start + 1] != UInt8(ascii: "!"),
        Spelling.attributeEnds(in: bytes, ofTagAt: start).dropFirst(Limit.attributes).contains(where: { _ in true })
      {
        return start
      }
      place = next + step
    }
    return nil
  }
}
