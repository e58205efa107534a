/// A version of an operating system.
package struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number before the first point.
  package let major: Int
  /// The number behind it.
  package let minor: Int

  /// A version by its numbers.
  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// A version such as `13.4` or `13.4.1`; nil when the text is not one, for example a variable.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first, !numbers.contains(nil) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  /// The version that documents write as a number: `2304` is 9.0, `4112` is 16.1.
  package init?(documentNumber: String) {
    guard let number = Int(documentNumber), number >= 256 else { return nil }
    self.init(number / 256, number % 256 / 16)
  }

  /// As people write it.
  package var description: String { "\(major).\(minor)" }

  /// Earlier versions are less.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
