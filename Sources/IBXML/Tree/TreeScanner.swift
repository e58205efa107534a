import IBBase

/// A single pass over the bytes of a text that checks that they are well-formed and fills the arena.
///
/// Each step takes the offset of a construct and returns the offset after it. The scanner refuses what is not certainly
/// well-formed XML 1.0, including document types; `Parser` then asks libxml2 for the error.
struct TreeScanner {
  /// The text is not well-formed, or a limit is exceeded.
  struct Refusal: Error {}

  let bytes: Spelling.Bytes
  let vocabulary = Vocabulary.common
  private(set) var nodes: [NodeRecord] = []
  private(set) var attributes: [AttributeRecord] = []
  var otherNames = OtherNames()
  private(set) var firstInstruction: Int?
  /// Whether the text has something rare that libxml2 reads in its own way, so it decides.
  var isDoubtful = false
  /// The error of a text that exceeds a limit, and the offset up to which it is well-formed.
  private(set) var fault: (error: XMLError, end: Int)?
  /// The `<` of the last construct.
  private(set) var place: Int

  /// The innermost open element; -1 outside the root.
  private var open = -1
  private var depth = 0
  private var hasRoot = false

  var isInRoot: Bool { open >= 0 }

  init(_ bytes: Spelling.Bytes, from bodyStart: Int) {
    self.bytes = bytes
    place = bodyStart
    // Measured over real documents: a node takes about 90 bytes of text, an attribute about 25.
    nodes.reserveCapacity(bytes.count / 90)
    attributes.reserveCapacity(bytes.count / 25)
  }

  mutating func scan() throws(Refusal) {
    var position = try declarationEnd(from: place)
    var textStart = position
    var isBlank = true
    while true {
      let start = bytes.skipBlanks(from: position)
      place = start
      guard bytes.byte(at: start) == UInt8(ascii: "<") else {
        if start == bytes.count { break }
        guard isInRoot else { throw Refusal() }
        position = try bytes.offset(of: UInt8(ascii: "<"), from: start, reading: UInt8(ascii: "&"), UInt8(ascii: "]"))
        isBlank = false
        continue
      }
      let following = bytes.byte(at: start + 1)
      let isComment = following == UInt8(ascii: "!") && bytes.byte(at: start + 2) == UInt8(ascii: "-")
      if following == UInt8(ascii: "?") || following == UInt8(ascii: "!") && !isComment {
        // Instructions and sections are part of the text around them.
        position = following == UInt8(ascii: "?") ? try instructionEnd(at: start) : try sectionEnd(at: start)
        // `Parser` refuses tags with too many attributes even there.
        if position - start > Limit.attributes { isDoubtful = true }
        if following == UInt8(ascii: "?"), firstInstruction == nil { firstInstruction = start }
        isBlank = false
        continue
      }
      let isEnd = following == UInt8(ascii: "/")
      // White space is recorded where it is all that an element has.
      if isInRoot, start > textStart, !isBlank || isEnd && open == nodes.count - 1 {
        append(.text, from: textStart, to: start)
      }
      position = isEnd ? try readEnd(at: start) : isComment ? try readComment(at: start) : try readStart(at: start)
      textStart = position
      isBlank = true
    }
    guard hasRoot, !isInRoot else { throw Refusal() }
  }

  private mutating func append(_ kind: NodeRecord.Kind, from start: Int, to end: Int) {
    nodes.append(
      NodeRecord(
        kind: kind, name: 0, parent: open.stored, subtreeEnd: (nodes.count + 1).stored, start: start.offset,
        contentStart: start.offset, contentEnd: end.offset, end: end.offset))
  }

  private mutating func readStart(at start: Int) throws(Refusal) -> Int {
    guard isInRoot || !hasRoot else { throw Refusal() }
    hasRoot = true
    let name = try name(at: start + 1)
    let first = attributes.count
    let tagEnd = try readAttributes(from: name.end)
    try checkLimits(ofTagAt: start, to: tagEnd)
    let isSelfClosed = bytes.byte(at: tagEnd) == UInt8(ascii: "/")
    let end = tagEnd + (isSelfClosed ? 2 : 1)
    // Until the end tag, `contentEnd` is the end of the name that it must repeat.
    nodes.append(
      NodeRecord(
        kind: .element, isSelfClosed: isSelfClosed, attributeCount: UInt16(attributes.count - first), name: name.number,
        parent: open.stored, subtreeEnd: (nodes.count + 1).stored, firstAttribute: first.offset, start: start.offset,
        contentStart: end.offset, contentEnd: isSelfClosed ? end.offset : name.end.offset, end: end.offset))
    if !isSelfClosed { (open, depth) = (nodes.count - 1, depth + 1) }
    return end
  }

  /// Returns the offset of the `>` or `/>`, or of what cannot be part of a text.
  private mutating func readAttributes(from start: Int) throws(Refusal) -> Int {
    let first = attributes.count
    var (position, names) = (start, UInt64(0))
    while true {
      let next = bytes.skipBlanks(from: position)
      let byte = bytes.byte(at: next)
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") && bytes.byte(at: next + 1) == UInt8(ascii: ">") {
        return next
      }
      if byte < UInt8(ascii: " "), next > position || position == start { return next }
      guard next > position, attributes.count - first < Limit.attributes else { throw Refusal() }
      let name = try name(at: next)
      let equals = bytes.skipBlanks(from: name.end)
      guard bytes.byte(at: equals) == UInt8(ascii: "=") else { throw Refusal() }
      let start = bytes.skipBlanks(from: equals + 1) + 1
      let quote = bytes.byte(at: start - 1)
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw Refusal() }
      let end = try bytes.offset(of: quote, from: start, reading: UInt8(ascii: "&"), UInt8(ascii: "<"))
      // Most names differ in the last bits of their numbers.
      let bit: UInt64 = 1 &<< UInt64(name.number)
      if names & bit != 0, attributes[first...].contains(where: { $0.name == name.number }) { isDoubtful = true }
      names |= bit
      attributes.append(
        AttributeRecord(name: name.number, nameStart: next.offset, valueStart: start.offset, valueEnd: end.offset))
      position = end + 1
    }
  }

  /// Refuses a tag that is well-formed up to the end of its attributes.
  private mutating func checkLimits(ofTagAt start: Int, to end: Int) throws(Refusal) {
    if depth == Limit.depth {
      fault = (XMLError.beyondLimit("nesting deeper than \(Limit.depth) levels is", at: start), end)
    } else if nodes.count >= Limit.elements {
      fault = (XMLError.beyondLimit("more than \(Limit.elements / 1000),000 elements are", at: start), end)
    } else if bytes.byte(at: end) < UInt8(ascii: " ") {
      fault = Spelling.unclosedTag(in: bytes, at: start).map { ($0, end) }
    } else {
      return
    }
    throw Refusal()
  }

  private mutating func readEnd(at start: Int) throws(Refusal) -> Int {
    guard isInRoot else { throw Refusal() }
    let index = open
    let name = bytes[Int(nodes[index].start) + 1..<Int(nodes[index].contentEnd)]
    let other = bytes[min(start + 2, bytes.count)...].prefix(name.count)
    guard Spelling.areEqual(UnsafeBufferPointer(rebasing: name), UnsafeBufferPointer(rebasing: other)) else {
      throw Refusal()
    }
    let close = bytes.skipBlanks(from: other.endIndex)
    guard bytes.byte(at: close) == UInt8(ascii: ">") else { throw Refusal() }
    nodes[index].contentEnd = start.offset
    nodes[index].end = (close + 1).offset
    nodes[index].subtreeEnd = nodes.count.stored
    open = Int(nodes[index].parent)
    depth -= 1
    return close + 1
  }

  private mutating func readComment(at start: Int) throws(Refusal) -> Int {
    guard bytes.byte(at: start + 3) == UInt8(ascii: "-") else { throw Refusal() }
    let end = try bytes.delimiterEnd("--", from: start + 4) + 1
    guard bytes.byte(at: end - 1) == UInt8(ascii: ">") else { throw Refusal() }
    if end - start > Limit.attributes { isDoubtful = true }
    append(.comment, from: start, to: end)
    return end
  }
}

/// Documents are smaller than 2 GB.
extension Int {
  fileprivate var offset: UInt32 { UInt32(truncatingIfNeeded: self) }
  fileprivate var stored: Int32 { Int32(truncatingIfNeeded: self) }
}
