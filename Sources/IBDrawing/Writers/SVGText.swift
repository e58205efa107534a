import IBModel

extension Double {
  /// Rounded to hundredths; 0 for numbers that are too large or NaN.
  var roundedForSVG: Double { isFinite && magnitude < 1e12 ? (self * 100).rounded() / 100 : 0 }

  var svg: String { Markup { $0.append(self) }.string }

  /// A factor, with at most five decimals.
  var svgScale: String { Markup { $0.append(self, unit: 100_000) }.string }
}

extension RGBColor {
  /// Empty for black, the default fill of viewers.
  var svgFill: String { Markup { $0.append(fill: self) }.string }
}

extension String {
  /// Text or attribute of XML, without the characters that XML does not allow.
  package var escapedForSVG: String {
    if utf8.allSatisfy({ (0x20..<0x80).contains($0) && !String.escapedBytes.contains($0) }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default: if scalar.value >= 0x20, scalar.value & 0xFFFE != 0xFFFE { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static let escapedBytes = Array("&<>\"".utf8)
}

extension [UInt8] {
  package var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let bytes = self[start..<Swift.min(start + 3, count)]
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < bytes.count ? Int(bytes[start + offset]) : 0) }
      for digit in 0..<4 {
        result.append(digit <= bytes.count ? alphabet[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
