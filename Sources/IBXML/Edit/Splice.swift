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

/// A conflict of two splices that replace the same bytes.
public struct SpliceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The range that begins first.
  public var first: Range<Int>
  /// The range that begins within it.
  public var second: Range<Int>

  /// One clause for messages.
  public var description: String { "two edits overlap at bytes \(second.lowerBound)..<\(first.upperBound)" }
}

extension [Splice] {
  /// Applies the splices to the original. Insertions at the same offset keep the order of the list.
  /// - Throws: `SpliceError` if two ranges overlap.
  /// - Complexity: O(bytes + splices · log(splices))
  public func applied(to original: [UInt8]) throws(SpliceError) -> [UInt8] {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(original.count + ordered.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for (index, splice) in ordered.enumerated() {
      guard splice.range.lowerBound >= position else {
        throw SpliceError(first: ordered[index - 1].range, second: splice.range)
      }
      result.append(contentsOf: original[position..<splice.range.lowerBound])
      result.append(contentsOf: splice.replacement.utf8)
      position = splice.range.upperBound
    }
    result.append(contentsOf: original[position...])
    return result
  }
}
