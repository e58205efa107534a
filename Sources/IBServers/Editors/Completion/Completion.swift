import IBModel
import IBTemplates
import IBXML

/// Completions for elements, attributes and values, from the tables of kinds.
enum Completion {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    let offset = try request.requireOffset()
    guard snapshot.kind == .document, let place = CompletionPlace(snapshot.outline, at: offset, in: snapshot.text)
    else {
      return []
    }
    if case .value(let attribute, let tag) = place,
      let keyPaths = KeyPathCompletion(of: attribute, tag, in: snapshot, at: offset)
    {
      var list = CompletionList(replacing: keyPaths.range, typedTo: offset, in: snapshot, request.client)
      list.add(keyPaths.items)
      return list.json
    }
    var list = CompletionList(replacing: range(of: place), typedTo: offset, in: snapshot, request.client)
    switch place {
    case .endTag(_, let tag): list.add([CompletionItem(snapshot.text(tag.name), .keyword)])
    case .elementName(let range, let open): list.add(elements(in: open, snapshot, at: range))
    case .attributeName(_, let tag): list.add(attributes(of: tag, snapshot))
    case .value(let attribute, let tag):
      list.add(await ValueCompletion(snapshot, request, at: offset).items(for: attribute, of: tag))
    }
    return list.json
  }

  private static func range(of place: CompletionPlace) -> Range<Int> {
    switch place {
    case .elementName(let range, _), .endTag(let range, _), .attributeName(let range, _): range
    case .value(let attribute, _): attribute.value ?? attribute.name
    }
  }

  private static func platform(of snapshot: DocumentSnapshot) -> Platform { snapshot.document?.platform ?? .iOS }

  private static func elements(
    in open: [MarkupTag], _ snapshot: DocumentSnapshot, at range: Range<Int>
  ) -> [CompletionItem] {
    guard let parent = open.first else { return [CompletionItem("document", .class)] }
    let (platform, name) = (platform(of: snapshot), Name(snapshot.text(parent.name)))
    let views = ElementKind.all.filter { $0.isView(on: platform) }.map(\.name)
    guard let names = name == .subviews ? views : AttributeVocabulary.elements(in: name, on: platform) else {
      return roles(in: name, snapshot.document)
    }
    let mint = snapshot.document.map { NewObjectText($0, at: range.lowerBound) }
    let whole = NewObjectTable.elements(on: platform)
    return names.flatMap { name -> [CompletionItem] in
      let className = ElementKind(name).className(on: platform)
      let plain = CompletionItem(name.text, .class, detail: className)
      guard let mint, let text = whole.first(where: { $0.kind == name.text })?.text else { return [plain] }
      // The element as Xcode makes it, without the `<` that is already there.
      let new = CompletionItem(
        name.text, .class, text: String(mint.text(of: text).dropFirst()),
        detail: "\(className ?? "object"), as Xcode makes it")
      return [new, plain]
    }
  }

  /// The parts that an object may have, each with its role.
  private static func roles(in parent: Name, _ document: Document?) -> [CompletionItem] {
    guard let document else { return [] }
    var parts = ChildOrder.known(in: parent, of: document)
    if ElementKind(parent).isView, !parts.contains(where: { $0.name == .subviews }) { parts.append((.subviews, "")) }
    return parts.map { name, key in
      if key.isEmpty { return CompletionItem(name.text, .class) }
      var item = CompletionItem(
        name.text, .class, text: "\(name) key=\"\(key)\"$1", detail: key, filter: "\(name) \(key)")
      item.isSnippet = true
      return item
    }
  }

  private static func attributes(of tag: MarkupTag, _ snapshot: DocumentSnapshot) -> [CompletionItem] {
    let written = Set(tag.attributes.map { snapshot.text($0.name) })
    let kind = ElementKind(Name(snapshot.text(tag.name)))
    return kind.attributes(on: platform(of: snapshot)).filter { !written.contains($0.name.text) }.map { attribute in
      var detail = attribute.type.short
      if let value = attribute.defaultValue { detail += ", \(value) without it" }
      var item = CompletionItem(attribute.name.text, .property, text: "\(attribute.name.text)=\"$1\"", detail: detail)
      item.isSnippet = true
      return item
    }
  }
}

/// The text of a new object, with an id that the document does not have.
struct NewObjectText {
  private let document: Document
  private let offset: Int

  init(_ document: Document, at offset: Int) { (self.document, self.offset) = (document, offset) }

  /// - Parameter template: A text of the table of new objects, with `?` for ids.
  func text(of template: String) -> String {
    var edit = ModelEdit(document)
    var count = 0
    return template.split(separator: "?", omittingEmptySubsequences: false).reduce(into: "") { text, part in
      if count > 0 { text += edit.identifier(for: "\(offset) \(count) \(template.prefix(20))").rawValue }
      count += 1
      text += part
    }
  }
}

extension DocumentSnapshot {
  func text(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension AttributeType {
  var short: String {
    switch self {
    case .bool: "YES or NO"
    case .integer: "integer"
    case .number: "number"
    case .enumeration: "one of some words"
    case .reference: "id"
    case .string: "text"
    }
  }
}

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
