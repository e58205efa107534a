import IBXML

/// The syntax that is being typed at an offset of XML.
enum CompletionPlace {
  /// The name of an element, in elements with these tags, the innermost first.
  case elementName(Range<Int>, in: [MarkupTag])
  case endTag(Range<Int>, of: MarkupTag)
  case attributeName(Range<Int>, of: MarkupTag)
  case value(of: MarkupTag.Attribute, MarkupTag)

  /// Returns nil if nothing can be proposed.
  init?(_ outline: MarkupOutline, at offset: Int, in text: [UInt8]) {
    guard let tag = outline.tag(at: offset) else { return nil }
    // After an incomplete tag, and after white space, the next attribute begins.
    let open = outline.openTags(at: tag.range.lowerBound)
    if tag.kind == .end {
      guard let last = open.first, offset >= tag.name.lowerBound, offset <= tag.name.upperBound else { return nil }
      self = .endTag(tag.name, of: last)
      return
    }
    if offset <= tag.name.upperBound {
      self = .elementName(tag.name.lowerBound..<max(offset, tag.name.lowerBound), in: open)
      return
    }
    for attribute in tag.attributes {
      if let value = attribute.value, value.lowerBound <= offset, offset <= value.upperBound {
        self = .value(of: attribute, tag)
        return
      }
      if attribute.name.lowerBound <= offset, offset <= attribute.name.upperBound {
        self = .attributeName(attribute.name, of: tag)
        return
      }
      // Between the name and the value.
      if attribute.name.upperBound < offset, offset < attribute.range.upperBound { return nil }
    }
    let isAfterSpace = offset > 0 && [UInt8(ascii: " "), 10, 13, 9].contains(text[offset - 1])
    guard isAfterSpace else { return nil }
    self = .attributeName(offset..<offset, of: tag)
  }
}
