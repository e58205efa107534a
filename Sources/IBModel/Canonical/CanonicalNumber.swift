import CPlatform
import IBXML

/// Xcode's spelling of a number that is known to be a `double`: 17 significant digits.
package enum CanonicalNumber {
  /// Elements whose attributes, except `key` and names, are all doubles.
  private static let elements: NameSet = ["rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets"]
  private static let color = Name("color")
  private static let components: NameSet = ["red", "green", "blue", "white", "alpha"]

  static func isDouble(_ attribute: Name, of element: Name) -> Bool {
    if element == color { return components.contains(attribute) }
    return elements.contains(element) && attribute != .key
  }

  /// Returns Xcode's spelling; nil for text that is not a number. `0` and `0.0` are kept: documents have both.
  static func spelled(_ text: String) -> String? {
    guard isDecimal(text), let value = Double(text), value.isFinite else { return nil }
    if value == 0 { return text == "0" || value.sign == .minus ? text : "0.0" }
    return spelled(value)
  }

  package static func spelled(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    if value == 0 { return "0.0" }
    // Most numbers are whole ones, and formatting takes longer.
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return String(whole) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
      let count = platform_write_double(buffer.baseAddress, buffer.count, value)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Whether a text is a number of the format. Swift also reads `nan`, `inf` and `0x10`, which are not.
  private static func isDecimal(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || ".-+eE".utf8.contains($0) }
  }
}
