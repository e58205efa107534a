extension TableText {
  package var names: [Name] { words.map { Name($0) } }

  /// Compares bytes, without making names of the words.
  package func hasWord(_ name: Name) -> Bool {
    name.withBytes { name in
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if end - start == name.count, bytes[start..<end].elementsEqual(name) { return true }
        start = end + 1
      }
      return false
    }
  }
}

extension Name {
  package init(_ text: TableText) {
    self = Name.number(of: text.bytes).map { Name(number: $0) } ?? Name(String(text))
  }
}
