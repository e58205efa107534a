import IBBase

/// A scanner of tags in a text that may be incomplete.
///
/// Text of documents has no `<` in values and between tags, so that each `<` begins a construct and ends the one
/// before.
struct MarkupScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tags: [MarkupTag] = []
  private(set) var problems: [MarkupProblem] = []
  private(set) var repairs: [Splice] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tags.reserveCapacity(bytes.count / 64)
    var position = 0
    while let open = next(UInt8(ascii: "<"), from: position) {
      escapeAmpersands(in: position..<open)
      position = scan(at: open)
    }
    escapeAmpersands(in: position..<bytes.count)
  }

  private mutating func scan(at open: Int) -> Int {
    let following = open + 1 < bytes.count ? bytes[open + 1] : 0
    switch following {
    case UInt8(ascii: "!"):
      if Spelling.starts(with: "<!--", in: bytes, at: open) { return skip(open, to: "-->", "comment") }
      if Spelling.starts(with: "<![CDATA[", in: bytes, at: open) { return skip(open, to: "]]>", "section") }
      return skip(open, to: ">", "declaration")
    case UInt8(ascii: "?"): return skip(open, to: "?>", "instruction")
    case UInt8(ascii: "/"): return endTag(at: open)
    default: return MarkupScanner.beginsName(following) ? startTag(at: open) : stray(open)
    }
  }

  private mutating func skip(_ open: Int, to end: StaticString, _ what: String) -> Int {
    if let end = Spelling.offset(after: end, in: bytes, from: open) { return end }
    let line = open..<lineEnd(from: open)
    report(line, "the \(what) does not end")
    repairs.append(Splice(line, ""))
    return line.upperBound
  }

  /// Reads a `<` without a name, which a user begins to type.
  private mutating func stray(_ open: Int) -> Int {
    report(open..<open + 1, "`<` begins a tag, and no name follows")
    repairs.append(Splice(open..<open + 1, ""))
    tags.append(
      MarkupTag(kind: .start, range: open..<open + 1, name: open + 1..<open + 1, attributes: [], isComplete: false))
    return open + 1
  }

  private mutating func endTag(at open: Int) -> Int {
    let name = open + 2..<self.nameEnd(from: open + 2)
    let close = Spelling.skipBlanks(in: bytes, from: name.upperBound)
    let isComplete = close < bytes.count && bytes[close] == UInt8(ascii: ">")
    let end = isComplete ? close + 1 : name.upperBound
    if !isComplete {
      report(open..<end, "the end tag does not end with `>`")
      if !name.isEmpty { repairs.append(Splice(end..<end, ">")) }
    }
    if name.isEmpty { repairs.append(Splice(open..<end, "")) }
    tags.append(MarkupTag(kind: .end, range: open..<end, name: name, attributes: [], isComplete: isComplete))
    return end
  }

  private mutating func startTag(at open: Int) -> Int {
    let name = open + 1..<nameEnd(from: open + 1)
    var tag = MarkupTag(kind: .start, range: open..<name.upperBound, name: name, attributes: [], isComplete: false)
    var position = name.upperBound
    while true {
      position = Spelling.skipBlanks(in: bytes, from: position)
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { break }
      if bytes[position] == UInt8(ascii: ">") {
        (tag.isComplete, tag.range) = (true, open..<position + 1)
        break
      }
      if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") {
        (tag.kind, tag.isComplete, tag.range) = (.empty, true, open..<position + 2)
        break
      }
      guard MarkupScanner.beginsName(bytes[position]) else {
        report(position..<position + 1, "the tag cannot have this character here")
        repairs.append(Splice(position..<position + 1, " "))
        position += 1
        tag.range = open..<position
        continue
      }
      position = attribute(at: position, of: &tag)
      tag.range = open..<position
    }
    if !tag.isComplete { report(tag.range, "the tag `<\(text(name))` does not end with `>`") }
    tags.append(tag)
    return tag.range.upperBound
  }

  private mutating func attribute(at start: Int, of tag: inout MarkupTag) -> Int {
    let name = start..<nameEnd(from: start)
    var attribute = MarkupTag.Attribute(name: name, value: nil, isComplete: false)
    defer { tag.attributes.append(attribute) }
    if let last = tag.attributes.last, last.range.upperBound == start, last.isComplete {
      report(name, "a space is missing before the attribute `\(text(name))`")
      repairs.append(Splice(start..<start, " "))
    }
    let isRepeated = tag.attributes.prefix(Limit.attributes).contains {
      $0.name.count == name.count && bytes[$0.name].elementsEqual(bytes[name])
    }
    let equals = Spelling.skipBlanks(in: bytes, from: name.upperBound)
    guard equals < bytes.count, bytes[equals] == UInt8(ascii: "=") else {
      return drop(name, "the attribute `\(text(name))` has no value")
    }
    let quote = Spelling.skipBlanks(in: bytes, from: equals + 1)
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'") else {
      attribute.value = equals + 1..<equals + 1
      return drop(name.lowerBound..<equals + 1, "the value of `\(text(name))` is not in quotes")
    }
    let value = self.value(from: quote + 1, bytes[quote])
    (attribute.value, attribute.isComplete) = (value.range, value.isComplete)
    if isRepeated { return drop(attribute.range, "the tag has two attributes `\(text(name))`") }
    escapeAmpersands(in: value.range)
    if !value.isComplete {
      report(quote..<value.range.upperBound, "the value of `\(text(name))` does not end with a quote")
      let end = value.range.upperBound
      repairs.append(Splice(end..<end, String(decoding: [bytes[quote]], as: UTF8.self)))
    }
    return attribute.range.upperBound
  }

  private mutating func drop(_ range: Range<Int>, _ message: String) -> Int {
    report(range, message)
    repairs.append(Splice(range, ""))
    return range.upperBound
  }

  /// Without a closing quote, the value ends with the line, before the tag does, or before the name of the attribute
  /// whose opening quote it would end with.
  private func value(from start: Int, _ quote: UInt8) -> (range: Range<Int>, isComplete: Bool) {
    var position = start
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "<") { position += 1 }
    if position < bytes.count, bytes[position] == quote {
      let following = position + 1 < bytes.count ? bytes[position + 1] : UInt8(ascii: ">")
      guard MarkupScanner.beginsName(following), let end = nextAttribute(in: start..<position) else {
        return (start..<position, true)
      }
      return (start..<end, false)
    }
    let line = min(position, lineEnd(from: start))
    let end = (start..<line).first { bytes[$0] == UInt8(ascii: ">") } ?? line
    let isEmptyTag = end > start && end < line && bytes[end - 1] == UInt8(ascii: "/")
    return (start..<(isEmptyTag ? end - 1 : end), false)
  }

  /// Returns the start of ` name=` at the end of a value that is not closed.
  private func nextAttribute(in value: Range<Int>) -> Int? {
    guard let last = value.last, bytes[last] == UInt8(ascii: "=") else { return nil }
    var start = last
    while start > value.lowerBound, MarkupScanner.isInName(bytes[start - 1]) { start -= 1 }
    guard start < last, start > value.lowerBound, Spelling.isBlank(bytes[start - 1]) else { return nil }
    while start > value.lowerBound, Spelling.isBlank(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Escapes `&` characters that begin no reference.
  private mutating func escapeAmpersands(in range: Range<Int>) {
    var position = range.lowerBound
    // Without the limit, each value would be searched to the end of the text.
    let limited = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
    while let found = Spelling.offset(of: UInt8(ascii: "&"), in: limited, from: position) {
      position = found + 1
      let end = (position..<min(position + 10, range.upperBound)).first { !MarkupScanner.isInReference(bytes[$0]) }
      if let end, end > position, bytes[end] == UInt8(ascii: ";") { continue }
      report(found..<found + 1, "`&` is written `&amp;`")
      repairs.append(Splice(found..<found + 1, "&amp;"))
    }
  }

  private static func isInReference(_ byte: UInt8) -> Bool { isInName(byte) || byte == UInt8(ascii: "#") }

  static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isInName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func nameEnd(from start: Int) -> Int {
    var position = start
    while position < bytes.count, MarkupScanner.isInName(bytes[position]) { position += 1 }
    return position
  }

  private func lineEnd(from start: Int) -> Int { next(UInt8(ascii: "\n"), from: start) ?? bytes.count }

  private func next(_ byte: UInt8, from start: Int) -> Int? { Spelling.offset(of: byte, in: bytes, from: start) }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func report(_ range: Range<Int>, _ message: String) {
    problems.append(MarkupProblem(range: range, message: message))
  }
}
