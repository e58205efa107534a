import CTables
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
    for columns in text.lines.map({ $0.columns() }) where columns.count == 3 {
      let codes = columns[..<2].compactMap { UInt32(String($0), radix: 16).flatMap(Unicode.Scalar.init) }
      guard codes.count == 2 else { continue }
      let (first, second) = (codes[0].value, codes[1].value)
      if let bidirectionalClass = BidirectionalClass(rawValue: String(columns[2])) {
        ranges.append((first...max(first, second), bidirectionalClass))
        continue
      }
      (mirrored[first], mirrored[second]) = (codes[1], codes[0])
      // These brackets of mathematics are the same as those of Chinese.
      let pair = first == 0x2329 ? 0x3008 : Int(first)
      if columns[2] == "brackets" { (brackets[first], brackets[second]) = (pair, -pair) }
    }
  }

  func `class`(of code: UInt32) -> BidirectionalClass {
    let place = ranges.partitioningIndex { $0.codes.upperBound >= code }
    return place < ranges.count && ranges[place].codes.contains(code) ? ranges[place].class : .l
  }
}
