import CTables
import IBBase
import IBModel

/// The bidirectional class of a character, by its short name in the Unicode Character Database.
enum BidirectionalClass: String, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  init(_ scalar: Unicode.Scalar) { self = BidirectionalTable.unicode.class(of: scalar.value) }

  var opensIsolate: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether it has no effect once explicit levels are known (X9).
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// The direction of strong text and of numbers, which count as text from right to left.
  var direction: BidirectionalClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }
}

/// The rows of `Sources/IBDrawing/Tables/Bidirectional.tsv`.
struct BidirectionalTable: Sendable {
  static let unicode = BidirectionalTable(TableText(.bidirectional))

  /// Characters that are not in it are read from left to right.
  private var ranges: [(codes: ClosedRange<UInt32>, class: BidirectionalClass)] = []
  /// The characters with reflected shapes, for text from right to left: `)` for `(`.
  private(set) var mirrored: [UInt32: Unicode.Scalar] = [:]
  /// The number of the pair of a bracket; negative for the closing one.
  private(set) var brackets: [UInt32: Int] = [:]

  private init(_ text: TableText) {
    for columns in text.lines.map({ $0.columns() }) where columns.count == 2 {
      let codes = columns[1].words.map { range in
        range.split(UInt8(ascii: "-")).compactMap { UInt32(String($0), radix: 16).flatMap(Unicode.Scalar.init) }
      }
      let ends = codes.compactMap { codes in codes.first.flatMap { first in codes.last.map { (first, $0) } } }
      let name = String(columns[0])
      if let bidirectionalClass = BidirectionalClass(rawValue: name) {
        ranges += ends.map { ($0.value...max($0.value, $1.value), bidirectionalClass) }
      } else {
        for (first, second) in ends { addPair(first, second, isBracket: name == "brackets") }
      }
    }
    ranges.sort { $0.codes.lowerBound < $1.codes.lowerBound }
  }

  private mutating func addPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar, isBracket: Bool) {
    (mirrored[first.value], mirrored[second.value]) = (second, first)
    // These brackets of mathematics are the same as brackets of Chinese.
    let pair = first.value == 0x2329 ? 0x3008 : Int(first.value)
    if isBracket { (brackets[first.value], brackets[second.value]) = (pair, -pair) }
  }

  func `class`(of code: UInt32) -> BidirectionalClass {
    let place = ranges.partitioningIndex { $0.codes.upperBound >= code }
    return place < ranges.count && ranges[place].codes.contains(code) ? ranges[place].class : .l
  }
}
