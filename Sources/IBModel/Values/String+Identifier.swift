extension String {
  /// Whether the text can be the name of a property or a class.
  package var isIdentifier: Bool {
    // A fast path for almost all names; the properties of a character are slow.
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x24 }
    if let first = utf8.first, isLetter(first), utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) }) {
      return true
    }
    guard let first = unicodeScalars.first, first == "_" || first == "$" || first.properties.isAlphabetic else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "$" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// Whether it has two letters, so that it can be a word; numbers and signs are the same in all languages.
  package var hasWord: Bool { unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(2).count == 2 }
}
