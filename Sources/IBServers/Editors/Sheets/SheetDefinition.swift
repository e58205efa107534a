import IBModel
import IBWorkspace
import IBXML

/// The definition of a name in a layout sheet: a layout in the sheet, or an object in the document beside it.
enum SheetDefinition {
  static func answer(_ request: FeatureRequest) throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    let offset = try request.requireOffset()
    guard case .value(let attribute, let tag)? = CompletionPlace(snapshot.outline, at: offset, in: snapshot.text),
      let value = attribute.value
    else { return .null }
    if snapshot.text(tag.name) == "use" { return layout(named: snapshot.text(value), in: snapshot) }
    guard let path = SheetFile.document(besideSheet: snapshot.path),
      let other = request.open[FileURI.uri(path)] ?? FileLocation.snapshot(of: path, request.client.encoding),
      let document = other.document
    else { return .null }
    let word = word(at: offset, in: value, snapshot)
    let object = document.objects.first { $0.id.rawValue == word || $0.outletName == word || $0.userLabel == word }
    return object.map { other.location($0.element.startTagRange) } ?? .null
  }

  /// The name at an offset in a list of names.
  private static func word(at offset: Int, in value: Range<Int>, _ snapshot: DocumentSnapshot) -> String {
    let isBorder = { (byte: UInt8) in !(byte >= 0x80 || byte == 0x2D || byte == 0x5F || byte == 0x20 || isLetter(byte))
    }
    let text = snapshot.text
    let start = text[value.lowerBound..<offset].lastIndex(where: isBorder).map { $0 + 1 } ?? value.lowerBound
    let end = text[offset..<value.upperBound].firstIndex(where: isBorder) ?? value.upperBound
    return snapshot.text(start..<end).trimmed
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func layout(named name: String, in snapshot: DocumentSnapshot) -> JSON {
    let tag = snapshot.outline.tags.first { tag in
      guard tag.kind != .end, snapshot.text(tag.name) == "layout" else { return false }
      let written = tag.attributes.first { snapshot.text($0.name) == "name" }?.value.map(snapshot.text)
      return written == name
    }
    return tag.map { snapshot.location($0.range) } ?? .null
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }
}
