/// What differs between two texts, from the first byte that does to the last, and where the other bytes are now.
struct TextShift {
  /// The bytes of the old text that were replaced.
  let old: Range<Int>
  /// The bytes of the new text in their place.
  let new: Range<Int>

  init(from old: [UInt8], to new: [UInt8]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - prefix
    var suffix = 0
    while suffix < limit, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.old = prefix..<old.count - suffix
    self.new = prefix..<new.count - suffix
  }

  /// A range that was not changed; nil for one that was.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= old.lowerBound { return range }
    let shift = new.count - old.count
    return range.lowerBound >= old.upperBound ? range.lowerBound + shift..<range.upperBound + shift : nil
  }
}
