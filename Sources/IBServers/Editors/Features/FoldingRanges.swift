import IBBase
import IBXML

/// Folding ranges for elements that are longer than a line.
enum FoldingRanges {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document || snapshot.kind == .sheet else { return [] }
    var ranges: [JSON] = []
    for element in snapshot.outline.elements {
      let start = snapshot.lines.line(of: element.lowerBound)
      // The line of the end tag stays visible.
      let end = snapshot.lines.line(of: element.upperBound) - 1
      if end > start { ranges.append(["startLine": .number(Double(start)), "endLine": .number(Double(end))]) }
    }
    return .array(ranges)
  }
}

/// The steps of a growing selection: a value, its attribute, the tag, the element, and the elements around it.
enum SelectionRanges {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    var answers: [JSON] = []
    if snapshot.kind == .other { return .null }
    for position in request.params["positions"]?.array ?? [] {
      guard let offset = snapshot.lines.offset(of: position) else { throw .parameters("`positions` has no positions") }
      answers.append(chain(at: offset, snapshot))
    }
    return .array(answers)
  }

  private static func chain(at offset: Int, _ snapshot: DocumentSnapshot) -> JSON {
    var ranges: [Range<Int>] = []
    if let document = snapshot.document,
      let place = DocumentPlace(document, at: snapshot.reading.map.repaired(offset))
    {
      if let attribute = place.attribute { ranges += [attribute.valueRange, attribute.range] }
      ranges.append(place.element.startTagRange)
      ranges += ([place.element] + Array(place.element.ancestors)).map(\.range)
      ranges = ranges.map(snapshot.reading.map.typed)
    }
    ranges.append(0..<snapshot.text.count)
    var chain: JSON = .null
    var last: Range<Int>?
    for range in ranges.reversed() where range.contains(offset) || range.upperBound == offset {
      if let last, !(last.lowerBound <= range.lowerBound && range.upperBound <= last.upperBound) || last == range {
        continue
      }
      var members: [String: JSON] = ["range": snapshot.lines.range(of: range)]
      if chain != .null { members["parent"] = chain }
      (chain, last) = (.object(members), range)
    }
    return chain
  }
}
