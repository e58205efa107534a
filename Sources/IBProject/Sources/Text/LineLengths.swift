/// The lengths of a file's lines, stored compactly because few lines are looked up.
package struct LineLengths: Sendable, Hashable {
  /// LEB128-encoded lengths including line feeds: seven bits per byte, lowest first, with a continuation bit.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

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

  /// - Complexity: O(lines)
  package func line(ofOffset offset: Int) -> Int {
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
