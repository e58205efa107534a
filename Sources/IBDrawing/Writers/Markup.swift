import IBModel

/// Text of a file as bytes: appending to it is several times as fast as to a `String`.
struct Markup {
  private var bytes: [UInt8] = []

  init() {}

  init(_ append: (inout Markup) -> Void) { append(&self) }

  var isEmpty: Bool { bytes.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (markup: inout Markup, text: String) { markup.append(text) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: Markup) { bytes += other.bytes }

  mutating func append(_ text: TableText, _ range: Range<Int>) { bytes += text.bytes[range] }

  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude)
  }

  /// Appends a number with at most two decimals, or with as many as the unit has zeros; 0 for numbers that are too
  /// large or NaN.
  mutating func append(_ number: Double, unit: UInt = 100) {
    guard number.isFinite, number.magnitude < 1e12 else { return append(0) }
    let value = Int(nearest: number * Double(unit))
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: unit)
    if whole > 0 || part == 0 { appendDigits(whole) }
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = unit
    while part > 0 {
      place /= 10
      (whole, part) = part.quotientAndRemainder(dividingBy: place)
      bytes.append(UInt8(ascii: "0") + UInt8(whole))
    }
  }

  mutating func append(hexadecimal digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  private mutating func appendDigits(_ number: UInt) {
    if number >= 10 { appendDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
