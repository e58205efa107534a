import CLibXML2

/// A listener of libxml2 that fills the arena, following the same bytes with its own cursor.
///
/// Each event names the next construct. The cursor skips the text before it and measures the construct.
struct TreeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  var context: xmlParserCtxtPtr?
  private(set) var nodes: [NodeRecord] = []
  private(set) var attributes: [AttributeRecord] = []
  private(set) var otherNames = OtherNames()
  private(set) var fault: XMLError?
  private var isFaultOfMeasuring = false

  private let bodyStart: Int
  private var cursor: Int
  private var open: [Int32] = []
  private let vocabulary = Vocabulary.common
  private var numbers = NumberCache()

  init(bytes: UnsafeBufferPointer<UInt8>, bodyStart: Int) {
    self.bytes = bytes
    self.bodyStart = bodyStart
    cursor = bodyStart
    // Measured over real documents: a node takes about 90 bytes of text, an attribute about 25.
    nodes.reserveCapacity(bytes.count / 90)
    attributes.reserveCapacity(bytes.count / 25)
  }

  static func at(_ listener: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
    listener?.assumingMemoryBound(to: TreeBuilder.self)
  }

  var hasElement: Bool { nodes.contains { $0.kind == .element } }

  mutating func startElement(
    name: UnsafePointer<xmlChar>?, attributes list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int,
    isPlain: Bool
  ) {
    guard fault == nil, let start = reachMarkup() else { return }
    guard open.count < Limit.depth else { return refuse("nesting deeper than \(Limit.depth) levels is", at: start) }
    guard nodes.count < Limit.elements else {
      return refuse("more than \(Limit.elements / 1000),000 elements are", at: start)
    }
    var position = start + 1
    let nameEnd = Spelling.nameEnd(in: bytes, from: position)
    let nameRange = position..<nameEnd
    let number = isPlain ? numbered(name, in: nameRange) : self.number(ofNameIn: nameRange)
    var record = NodeRecord(kind: .element, name: number, parent: open.last ?? -1, start: UInt32(start))
    record.firstAttribute = UInt32(attributes.count)
    position = nameEnd
    var ordinal = 0
    while true {
      let known = isPlain && ordinal < count ? unprefixedName(of: ordinal, in: list) : nil
      let length = known.map { strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) }
      guard let spelled = Spelling.attribute(in: bytes, from: position, nameLength: length) else { break }
      let attributeName = known.map { numbered($0, in: spelled.name) } ?? self.number(ofNameIn: spelled.name)
      attributes.append(
        AttributeRecord(
          name: attributeName, nameStart: UInt32(spelled.name.lowerBound),
          valueStart: UInt32(spelled.value.lowerBound), valueEnd: UInt32(spelled.value.upperBound)))
      ordinal += 1
      position = spelled.value.upperBound + 1
    }
    record.attributeCount = UInt16(clamping: ordinal)
    guard let tagEnd = Spelling.tagEnd(in: bytes, from: position) else {
      // libxml2 reports an element before it reaches the end of its tag.
      return fail(.syntax, "the start tag of `<\(text(of: nameRange))>` is not closed", at: start)
    }
    record.isSelfClosed = tagEnd.isSelfClosed
    record.contentStart = UInt32(tagEnd.offset)
    cursor = tagEnd.offset
    open.append(Int32(nodes.count))
    nodes.append(record)
  }

  private mutating func refuse(_ excess: String, at offset: Int) {
    if fault == nil { fault = Limit.refused(excess, at: offset) }
    if let context { xmlStopParser(context) }
  }

  /// Returns nil for a name with prefix, because the pointer of `xml:space` is that of `space`.
  private func unprefixedName(
    of ordinal: Int, in list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> UnsafePointer<xmlChar>? {
    guard let list, list[ordinal * 5 + 1] == nil else { return nil }
    return list[ordinal * 5]
  }

  mutating func endElement() {
    guard fault == nil, let index = open.last.map(Int.init) else { return }
    if nodes[index].isSelfClosed {
      nodes[index].contentEnd = nodes[index].contentStart
      nodes[index].end = nodes[index].contentStart
    } else {
      guard let close = reachMarkup(keepingBlankText: index == nodes.count - 1) else { return }
      let end = Spelling.offset(after: UInt8(ascii: ">"), in: bytes, from: close) ?? bytes.count
      nodes[index].contentEnd = UInt32(close)
      nodes[index].end = UInt32(end)
      cursor = end
    }
    nodes[index].subtreeEnd = Int32(nodes.count)
    open.removeLast()
  }

  mutating func comment() {
    guard fault == nil, let start = reachMarkup() else { return }
    let end = Spelling.offset(after: "-->", in: bytes, from: start + 4) ?? bytes.count
    append(.comment, from: start, to: end)
    cursor = end
  }

  mutating func documentType() {
    fail(.forbidden, "document type declarations (DOCTYPE) are not supported", at: parserOffset)
    if let context { xmlStopParser(context) }
  }

  mutating func complain(_ message: String) {
    if isFaultOfMeasuring { fault = nil }
    isFaultOfMeasuring = false
    let sentence = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    fail(.syntax, sentence.trimmed(), at: parserOffset)
  }

  /// Keeps the first fault, because later ones are its consequences.
  mutating func fail(_ kind: XMLError.Kind, _ message: String, at offset: Int) {
    if fault == nil { fault = XMLError(kind, message, at: offset) }
  }

  /// libxml2 reports a start tag before it reaches the end of the tag. A later complaint of libxml2 is more precise.
  private mutating func failToMeasure(_ message: String, at offset: Int) {
    guard fault == nil else { return }
    fail(.forbidden, message, at: offset)
    isFaultOfMeasuring = true
  }

  /// The position of libxml2 in our offsets.
  var parserOffset: Int {
    guard let input = context?.pointee.input else { return cursor }
    return bodyStart + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// Records the text before the next construct that has an event, and moves to its `<`.
  private mutating func reachMarkup(keepingBlankText: Bool = false) -> Int? {
    let from = cursor
    guard let markup = Spelling.markup(in: bytes, from: from) else {
      failToMeasure("internal error: lost track of the position after this point; please report this", at: from)
      return nil
    }
    let isBlank = Spelling.isBlank(bytes, in: from..<markup)
    if !open.isEmpty, markup > from, keepingBlankText || !isBlank { append(.text, from: from, to: markup) }
    cursor = markup
    return markup
  }

  private mutating func append(_ kind: NodeRecord.Kind, from start: Int, to end: Int) {
    var record = NodeRecord(kind: kind, name: 0, parent: open.last ?? -1, start: UInt32(start))
    record.contentStart = UInt32(start)
    record.contentEnd = UInt32(end)
    record.end = UInt32(end)
    record.subtreeEnd = Int32(nodes.count + 1)
    nodes.append(record)
  }

  private mutating func numbered(_ pointer: UnsafePointer<xmlChar>?, in range: Range<Int>) -> UInt32 {
    guard let pointer else { return number(ofNameIn: range) }
    let address = UnsafeRawPointer(pointer)
    if let known = numbers[address] { return known }
    let number = number(ofNameIn: range)
    numbers.insert(number, for: address)
    return number
  }

  private mutating func number(ofNameIn range: Range<Int>) -> UInt32 {
    if let number = vocabulary.number(of: UnsafeBufferPointer(rebasing: bytes[range])) { return UInt32(number) }
    return otherNames.numbered(Name(text(of: range)))
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
