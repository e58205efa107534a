package struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// Parses a version such as `13.4` or `13.4.1`; nil for other text, such as a variable.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first, !numbers.contains(nil) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  /// Parses the number form in documents: `2304` is 9.0, `4112` is 16.1.
  package init?(documentNumber: String) {
    guard let number = Int(documentNumber), number >= 256 else { return nil }
    self.init(number / 256, number % 256 / 16)
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
