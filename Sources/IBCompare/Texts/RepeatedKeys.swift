/// Entries of strings files with a key that others have, too. Apps see one of them, and files have them by mistake.
///
/// Where each version has as many, they are known by their order. Where one side removed or added one, and the other did
/// not change any, they are known by what they say.
enum RepeatedKeys {
  /// Gives entries keys by what they say, where their number differs.
  /// - Throws: `MergeError` when both sides changed such entries.
  static func settle(_ base: inout TextPart, _ ours: inout TextPart, _ theirs: inout TextPart) throws(MergeError) {
    let versions = [base, ours, theirs].map(meanings)
    var repeated: Set<[UInt8]> = []
    for key in Set(versions.flatMap(\.keys)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let texts = versions.map { $0[key] ?? [] }
      guard Set(texts.map(\.count).filter { $0 > 0 }).count > 1 else { continue }
      if texts[0] != texts[1], texts[0] != texts[2], texts[1] != texts[2] {
        throw .repeatedKey(String(decoding: key, as: UTF8.self))
      }
      repeated.insert(key)
    }
    guard !repeated.isEmpty else { return }
    rename(&base, repeated)
    rename(&ours, repeated)
    rename(&theirs, repeated)
  }

  /// What the entries with each key say.
  private static func meanings(_ root: TextPart) -> [[UInt8]: [[UInt8]?]] {
    var result: [[UInt8]: [[UInt8]?]] = [:]
    for part in root.parts where !part.isLoose { result[key(of: part), default: []].append(part.meaning) }
    return result
  }

  private static func key(of part: TextPart) -> [UInt8] { Array(part.key.prefix { $0 != 0 }) }

  private static func rename(_ root: inout TextPart, _ repeated: Set<[UInt8]>) {
    var occurrences = KeyOccurrences()
    for index in root.parts.indices {
      let part = root.parts[index]
      let key = key(of: part)
      guard !part.isLoose, repeated.contains(key) else { continue }
      root.parts[index].key = occurrences.next(key + [0] + (part.meaning ?? []))
    }
  }
}
