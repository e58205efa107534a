import IBXML

extension Attribute {
  /// The value as a finite number; nil for other text. Most numbers are read without making a text.
  package var number: Double? {
    let bytes = element.tree.source.utf8
    let plain = bytes.withUnsafeBufferPointer { Double(plainDecimal: UnsafeBufferPointer(rebasing: $0[valueRange])) }
    return plain ?? Double(finite: value)
  }
}

extension Double {
  /// Reads a number of a document: `Double.init` alone accepts `nan` and `inf`, which would spread to every sum.
  package init?(finite text: String) {
    var plain = text
    if let number = plain.withUTF8({ Double(plainDecimal: $0) }) {
      self = number
      return
    }
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// Reads a number such as `-12.5` with at most 15 digits, as nearly all are: both the digits and the power of ten are
  /// exact, so their quotient is the number nearest to the text.
  fileprivate init?(plainDecimal text: UnsafeBufferPointer<UInt8>) {
    var digits = 0
    var count = 0
    var divisor: Double?
    var isAfterDigit = false
    let isNegative = text.first == UInt8(ascii: "-")
    for position in (isNegative ? 1 : 0)..<text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        divisor = divisor.map { $0 * 10 }
        count += 1
        guard count <= 15 else { return nil }
        isAfterDigit = true
      case UInt8(ascii: ".") where divisor == nil && isAfterDigit:
        divisor = 1
        isAfterDigit = false
      default: return nil
      }
    }
    guard isAfterDigit else { return nil }
    let magnitude = Double(digits) / (divisor ?? 1)
    self = isNegative ? -magnitude : magnitude
  }
}
