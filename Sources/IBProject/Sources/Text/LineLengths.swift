/// How long the lines of a file are. Few lines are looked up, so that they are kept as few bytes.
struct LineLengths: Sendable, Hashable {
  /// The lengths with line feeds, seven bits in a byte, the lowest first; the highest bit of a byte means that one follows.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter starts: Where lines start, in UTF-8 bytes.
  init(starts: [Int]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(starts.count)
    for (start, next) in zip(starts, starts.dropFirst()) {
      var rest = next - start
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    self.bytes = bytes
  }

  /// The line of an offset, from 1.
  /// - Complexity: O(lines)
  func line(ofOffset offset: Int) -> Int {
    var (line, start, length, shift) = (1, 0, 0, 0)
    for byte in bytes {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      start += length
      if start > offset { return line }
      line += 1
      (length, shift) = (0, 0)
    }
    return line
  }
}
