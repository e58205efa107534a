import CPlatform

extension ArraySlice<UInt8> {
  /// The first place of bytes; nil without one. `firstRange(of:)` of the standard library is generic code, which asks for
  /// metadata at each byte.
  /// - Complexity: O(bytes)
  package func range(of part: [UInt8]) -> Range<Int>? {
    if part.isEmpty { return startIndex..<startIndex }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memmem(base, bytes.count, part, part.count) else { return nil }
      let start = startIndex + (UnsafeRawPointer(found) - base)
      return start..<start + part.count
    }
  }

  /// The first place of a text; nil without one.
  package func range(of text: String) -> Range<Int>? { range(of: Array(text.utf8)) }
}

extension [UInt8] {
  /// The first place of bytes; nil without one.
  package func range(of part: [UInt8]) -> Range<Int>? { self[...].range(of: part) }

  /// The first place of a text; nil without one.
  package func range(of text: String) -> Range<Int>? { self[...].range(of: text) }
}
