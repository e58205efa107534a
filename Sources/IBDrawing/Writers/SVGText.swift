import IBModel

extension Double {
  /// Rounded to hundredths; what is too large or not a number is 0.
  var roundedForSVG: Double { isFinite && magnitude < 1e12 ? (self * 100).rounded() / 100 : 0 }

  /// With at most two decimals.
  var svg: String { decimal(100) }

  /// A factor, with at most five decimals.
  var svgScale: String { decimal(100_000) }

  private func decimal(_ unit: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    let value = Int((self * Double(unit)).rounded())
    let whole = value.magnitude / UInt(unit)
    var part = value.magnitude % UInt(unit)
    var text = value < 0 ? "-" : ""
    if whole > 0 || part == 0 { text += String(whole) }
    guard part > 0 else { return text }
    text += "."
    var tenth = UInt(unit) / 10
    while part < tenth {
      text += "0"
      tenth /= 10
    }
    while part % 10 == 0 { part /= 10 }
    return text + String(part)
  }
}

extension PictureColor {
  /// An attribute with the color, and one with its opacity where it has one.
  func svg(_ attribute: String) -> String {
    let opacity = alpha < 1 ? " \(attribute)-opacity=\"\(alpha.svg)\"" : ""
    return " \(attribute)=\"\(hex)\"\(opacity)"
  }

  /// The attribute of what is filled; nothing for black, with which viewers fill.
  var svgFill: String { self == .black ? "" : svg("fill") }

  /// `#ff8001` or, where the digits come in pairs, `#f80`; without the opacity.
  var hex: String {
    let levels = (Int(red), Int(green), Int(blue))
    // The leading 1 keeps zeros.
    if levels.0 % 17 == 0, levels.1 % 17 == 0, levels.2 % 17 == 0 {
      return "#" + String(0x1000 + levels.0 / 17 * 256 + levels.1 / 17 * 16 + levels.2 / 17, radix: 16).dropFirst()
    }
    return "#" + String(0x1000000 + levels.0 * 65_536 + levels.1 * 256 + levels.2, radix: 16).dropFirst()
  }
}

extension Outline {
  /// The element of the shape without its end.
  var svgStart: String {
    switch self {
    case .rectangle(let rect, let radius):
      let place = rect.x == 0 && rect.y == 0 ? "" : " x=\"\(rect.x.svg)\" y=\"\(rect.y.svg)\""
      let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
      return "<rect\(place) width=\"\(rect.width.svg)\" height=\"\(rect.height.svg)\"\(corner)"
    case .ellipse(let rect):
      let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
      return "<ellipse cx=\"\(x.svg)\" cy=\"\(y.svg)\" rx=\"\((rect.width / 2).svg)\" ry=\"\((rect.height / 2).svg)\""
    case .path(let steps): return "<path d=\"\(steps.map(\.svg).joined())\""
    }
  }
}

extension PathStep {
  var svg: String {
    switch self {
    case .move(let point): "M\(point.svg)"
    case .line(let point): "L\(point.svg)"
    case .curve(let first, let second, let end): "C\(first.svg) \(second.svg) \(end.svg)"
    case .close: "Z"
    }
  }
}

extension Point {
  fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension String {
  /// As text or attribute of XML, without the characters that XML does not allow.
  var escapedForSVG: String {
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
  /// Base64 with padding.
  public var base64: String {
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
