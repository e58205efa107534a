import IBXML

/// Makes parts of a string catalog: each member of an object becomes a part, anything else is a value.
struct CatalogReader {
  private let text: [UInt8]

  /// A limit on nesting, because merging is recursive.
  private static let maximumDepth = 100

  static func read(_ text: [UInt8]) throws(ExplainedError) -> CatalogPart {
    let start = text.firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? 0
    guard text[start...].first == UInt8(ascii: "{") else {
      throw ExplainedError("the text is not an object", at: start)
    }
    let root = try PlacedJSON(parsing: text)
    var part = try CatalogReader(text: text).object(root, from: 0, depth: 0)
    part.closing = text[part.closing.startIndex...]
    return part
  }

  /// The part of an object, whose bytes begin at `start`, with its key if it has one.
  private func object(_ value: PlacedJSON, from start: Int, depth: Int) throws(ExplainedError) -> CatalogPart {
    guard depth < CatalogReader.maximumDepth else {
      throw ExplainedError("objects are nested too deeply", at: value.range.lowerBound)
    }
    var end = value.range.lowerBound + 1
    var object = CatalogPart(key: [], opening: text[start..<end])
    object.separator = UInt8(ascii: ",")
    var keys: Set<[UInt8]> = []
    for member in value.members {
      var part = try part(member, depth: depth)
      guard keys.insert(part.key).inserted else {
        throw ExplainedError("the key \(part.name) occurs twice", at: member.range.lowerBound)
      }
      part.space = text[end..<member.range.lowerBound]
      part.isFirst = object.parts.isEmpty
      end = member.range.upperBound
      if let comma = text[end..<value.range.upperBound].firstIndex(of: UInt8(ascii: ",")) {
        // White space before a comma belongs to the text before it.
        part.extend(to: text[end..<comma], in: text)
        end = comma + 1
      }
      object.parts.append(part)
    }
    object.closing = text[end..<value.range.upperBound]
    object.shape = CatalogReader.alternatives.filter { name in object.parts.contains { $0.name == name } }.joined(
      separator: " ")
    return object
  }

  /// The alternatives in a localization: one text, or a text for each case.
  private static let alternatives = ["stringUnit", "variations", "stringSet", "plural", "device", "width"]

  private func part(_ member: PlacedJSON.Member, depth: Int) throws(ExplainedError) -> CatalogPart {
    var part: CatalogPart
    if case .object = member.value.content {
      part = try object(member.value, from: member.range.lowerBound, depth: depth + 1)
    } else {
      part = CatalogPart(key: [], opening: text[member.range])
      part.meaning = Array(CatalogReader.normal(member.value).utf8)
    }
    part.key = Array(member.key.utf8)
    part.name = member.key
    return part
  }

  /// A value without white space and with resolved escapes; strings keep quotation marks.
  private static func normal(_ value: PlacedJSON) -> String {
    switch value.content {
    case .string(let text): "\"\(text)\""
    case .word(let word): word
    case .array(let values): "[\(values.map(normal).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\($0.key)\":\(normal($0.value))" }.joined(separator: ","))}"
    }
  }
}

extension CatalogPart {
  fileprivate mutating func extend(to space: ArraySlice<UInt8>, in text: [UInt8]) {
    guard !space.isEmpty else { return }
    if meaning == nil {
      closing = text[closing.startIndex..<space.endIndex]
    } else {
      opening = text[opening.startIndex..<space.endIndex]
    }
  }
}
