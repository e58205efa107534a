import IBModel

package struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// Parses a version such as `13.4` or `13.4.1`; nil for other text, such as a variable.
  package init?(_ text: some StringProtocol) {
    let numbers = String(text).utf8.split(separator: UInt8(ascii: ".")).map { Int(Substring($0)) }
    guard let first = numbers.first, let major = first, !numbers.contains(nil) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  /// Parses the number form in documents: `2304` is iOS 9.0, `1090` is macOS 10.9, `101304` is macOS 10.13.
  package init?(documentNumber: String, on platform: Platform) {
    guard let number = Int(documentNumber), number >= 256 else { return nil }
    switch platform {
    case .macOS where number < 10_000: self.init(number / 100, number % 100 / 10)
    case .macOS: self.init(number / 10_000, number % 10_000 / 100)
    default: self.init(number / 256, number % 256 / 16)
    }
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
