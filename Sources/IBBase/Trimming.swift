extension StringProtocol {
  /// Returns the text without leading and trailing white space.
  package func trimmed() -> String {
    let isDark = { (scalar: Unicode.Scalar?) in scalar.map { (0x21..<0x7F).contains($0.value) } ?? false }
    if isDark(unicodeScalars.first), isDark(unicodeScalars.last) { return String(self) }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}

extension String {
  /// Returns the index of the last occurrence of a byte of ASCII. The views of a text take many times as long.
  package func lastIndex(ofByte byte: UInt8) -> Index? {
    var text = self
    return text.withUTF8 { $0.lastIndex(of: byte) }.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
