import IBXML

/// Text in the XML of reports, without characters that XML does not allow, which names from documents may contain.
enum XMLText {
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(Escaping.attribute(allowed(value)))\""
  }

  static func content(_ text: String) -> String { Escaping.text(allowed(text)) }

  private static func allowed(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(isAllowed)))
  }

  /// Source: XML 1.0, section 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
