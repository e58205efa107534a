import IBModel
import IBTemplates

/// The key paths that a template view hands on, in the value of its runtime attribute: a list with commas.
struct KeyPathCompletion {
  /// The range of the name that is being typed.
  let range: Range<Int>
  let items: [CompletionItem]

  /// Returns nil for other values.
  init?(of attribute: MarkupTag.Attribute, _ tag: MarkupTag, in snapshot: DocumentSnapshot, at offset: Int) {
    guard snapshot.kind == .document, snapshot.text(attribute.name) == "value", let value = attribute.value,
      let keyPath = tag.attributes.first(where: { snapshot.text($0.name) == "keyPath" })?.value.map(snapshot.text),
      KeyPathList.properties.contains(keyPath), let document = snapshot.document,
      let view = document.object(atOffset: snapshot.reading.map.repaired(offset))
    else { return nil }
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") }
    let text = snapshot.text
    let start = text[value.lowerBound..<offset].lastIndex(where: isSeparator).map { $0 + 1 } ?? value.lowerBound
    let end = text[offset..<value.upperBound].firstIndex(where: isSeparator) ?? value.upperBound
    range = start..<end
    let written = Set(snapshot.text(value.lowerBound..<start).split { $0 == "," || $0 == " " }.map(String.init))
    items = KeyPathTable.keyPaths(on: view.element.name, platform: document.platform).filter { !written.contains($0) }
      .map { CompletionItem($0, .property) }
  }
}
