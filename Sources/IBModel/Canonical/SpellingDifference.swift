/// The first difference of two texts with the same elements, attributes and texts in the same order.
struct SpellingDifference {
  private let old: [UInt8]
  private let new: [UInt8]
  private let offset: Int

  init(_ old: [UInt8], _ new: [UInt8]) {
    (self.old, self.new) = (old, new)
    offset = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  }

  var difference: CanonicalDifference {
    let isWhiteSpace = withoutWhiteSpace(old) == withoutWhiteSpace(new)
    return CanonicalDifference(
      change: isWhiteSpace ? .whiteSpace : .spelling, offset: offset,
      detail: isWhiteSpace ? whiteSpace : spelling)
  }

  private func withoutWhiteSpace(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { !" \t\r\n".utf8.contains($0) } }

  private var whiteSpace: String {
    guard offset < old.count else { return "Xcode writes more" }
    if offset < new.count, new[offset] == UInt8(ascii: "\n") {
      let next = old[offset...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return next == UInt8(ascii: "<") ? "several tags on a line" : "spaces at the end of a line"
    }
    switch old[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return isAtLineStart ? "an empty line" : "a line break in an element"
    case UInt8(ascii: "\t"): return "a tab"
    default: return isAtLineStart ? "another indentation" : "more or fewer spaces"
    }
  }

  private var spelling: String {
    guard offset < old.count, offset < new.count else { return "Xcode writes another end" }
    switch (old[offset], new[offset]) {
    case (UInt8(ascii: ">"), UInt8(ascii: "/")): return "an empty element with two tags"
    case (_, UInt8(ascii: "&")), (UInt8(ascii: "&"), _): return "a character that Xcode escapes otherwise"
    case (UInt8(ascii: "'"), _): return "another quotation mark"
    default: return "another way to write a tag"
    }
  }

  private var isAtLineStart: Bool {
    old[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "\n")
  }
}
