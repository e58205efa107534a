/// A replacement of bytes of a text. Bytes outside all splices do not change.
public struct Splice: Sendable, Hashable {
  /// The UTF-8 byte range of the original; empty for an insertion.
  public var range: Range<Int>
  /// The text that replaces the range.
  public var replacement: String

  /// Creates a replacement of a range.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [Splice] {
  /// Applies the splices to the original. Insertions at the same offset keep the order of the list.
  /// - Throws: `ExplainedError` if two ranges overlap.
  /// - Complexity: O(bytes + splices · log(splices))
  public func applied(to original: [UInt8]) throws(ExplainedError) -> [UInt8] {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(original.count + ordered.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for (index, splice) in ordered.enumerated() {
      guard splice.range.lowerBound >= position else {
        let end = ordered[index - 1].range.upperBound
        throw ExplainedError("two edits overlap at bytes \(splice.range.lowerBound)..<\(end)")
      }
      result.append(contentsOf: original[position..<splice.range.lowerBound])
      result.append(contentsOf: splice.replacement.utf8)
      position = splice.range.upperBound
    }
    result.append(contentsOf: original[position...])
    return result
  }
}
