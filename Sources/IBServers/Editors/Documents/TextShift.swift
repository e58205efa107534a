/// The difference between two texts, from the first differing byte to the last, and the shift of the other bytes.
struct TextShift {
  /// The replaced bytes of the old text.
  let old: Range<Int>
  /// The new bytes in their place.
  let new: Range<Int>

  init(from old: [UInt8], to new: [UInt8]) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - prefix
    var suffix = 0
    while suffix < limit, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    self.old = prefix..<old.count - suffix
    self.new = prefix..<new.count - suffix
  }

  /// The new place of a range that was not changed; nil for a changed one.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= old.lowerBound { return range }
    let shift = new.count - old.count
    return range.lowerBound >= old.upperBound ? range.lowerBound + shift..<range.upperBound + shift : nil
  }
}
