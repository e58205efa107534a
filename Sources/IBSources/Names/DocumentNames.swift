/// Names of documents that are looked for in files. Upper and lower case are the same, since generated code has
/// `Home.storyboard` as `home`.
public struct DocumentNames: Sendable, Hashable {
  /// In lower case.
  let names: Set<String>
  /// As they are written.
  let exactNames: Set<String>
  /// Real beginnings and ends of the names, in lower case.
  let beginnings: Set<String>
  let endings: Set<String>
  /// Hashes of the names, which most words do not have.
  private let hashes: Set<UInt64>

  /// Shorter parts are in too many names.
  private static let shortestPart = 3

  /// Names that consist of letters, digits and underscores of ASCII; others cannot be looked for and are left out.
  public init(_ names: [String]) {
    let usable = names.filter { DocumentNames.isUsable($0) }
    exactNames = Set(usable)
    self.names = Set(usable.map { $0.lowercased() })
    var (beginnings, endings): (Set<String>, Set<String>) = ([], [])
    for name in self.names {
      for length in DocumentNames.shortestPart..<max(name.count, DocumentNames.shortestPart) {
        beginnings.insert(String(name.prefix(length)))
        endings.insert(String(name.suffix(length)))
      }
    }
    (self.beginnings, self.endings) = (beginnings, endings)
    hashes = Set(self.names.map { DocumentNames.hash(Array($0.utf8)[...]) })
  }

  /// Whether a name can be looked for.
  public static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 && isWordByte($0) }
  }

  /// The name that a word is, in lower case; nil for other words.
  func name(_ word: ArraySlice<UInt8>) -> String? {
    guard hashes.contains(DocumentNames.hash(word)) else { return nil }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    return names.contains(text) ? text : nil
  }

  /// FNV-1a of letters in lower case.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
  }
}
