/// A record of `git diff --raw -z` or `git diff-index --raw -z`: `:oldmode newmode oldid newid status NUL path NUL`,
/// with both paths of a renamed file.
struct RawChange {
  let path: String
  let earlierPath: String?
  /// The ids of the contents; nil for a missing file, or if git does not store it yet.
  let old: String?
  let new: String?
  let isInWorkTree: Bool

  static func changes(in records: [UInt8]) -> [RawChange] {
    var changes: [RawChange] = []
    var fields = records.split(separator: 0).makeIterator()
    while let header = fields.next(), let first = fields.next() {
      let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 5, let status = words[4].first else { continue }
      let path = "RC".contains(status) ? fields.next() ?? first : first
      // Modes begin with a colon; 100 is a plain file.
      let (existed, exists) = (words[0].dropFirst().hasPrefix("100"), words[1].hasPrefix("100"))
      let isKnown = words[3].contains { $0 != "0" }
      changes.append(
        RawChange(
          path: String(decoding: path, as: UTF8.self),
          earlierPath: status == "R" ? String(decoding: first, as: UTF8.self) : nil,
          old: existed ? words[2] : nil, new: exists && isKnown ? words[3] : nil,
          isInWorkTree: exists && !isKnown))
    }
    return changes
  }
}
