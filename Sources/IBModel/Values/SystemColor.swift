import CTables

/// The system colors, by the names of their properties, with or without `Color` at their end: the rows of
/// `Sources/IBModel/Tables/Colors.tsv`.
package enum SystemColor {
  /// Nil when the release of Xcode has no such color.
  package static func touch(_ name: String, _ scheme: ColorScheme, in version: XcodeVersion) -> RGBColor? {
    let row = SystemColorTable.touch.rows[role(in: name)]?.last {
      $0.first <= version && $0.before.map { version < $0 } ?? true
    }
    return row?.color(scheme)
  }

  /// A color of AppKit, or of UIKit up to Xcode 16; nil when neither has such a color.
  package static func mac(_ name: String, _ scheme: ColorScheme) -> RGBColor? {
    SystemColorTable.mac.rows[role(in: name)]?.last?.color(scheme) ?? touch(name, scheme, in: .v16_3)
  }

  private static func role(in name: String) -> String { name.hasSuffix("Color") ? String(name.dropLast(5)) : name }
}

/// The colors of a framework.
struct SystemColorTable: Sendable {
  /// The values of a color in some releases of Xcode.
  struct Row: Sendable {
    var first: XcodeVersion
    /// The first release that has another value; nil if none has.
    var before: XcodeVersion?
    var light: RGBColor
    var dark: RGBColor

    func color(_ scheme: ColorScheme) -> RGBColor { scheme == .light ? light : dark }
  }

  static let touch = SystemColorTable(of: "UIKit")
  static let mac = SystemColorTable(of: "AppKit")

  /// Rows by name, from old to new.
  private(set) var rows: [String: [Row]] = [:]
  /// Lines that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  private init(of framework: TableText) {
    for line in TableText(.colors).lines.dropFirst() where line.firstColumn == framework {
      let columns = line.columns()
      if let row = Row(columns) {
        rows[String(columns[1]), default: []].append(row)
      } else {
        unreadable.append(String(line))
      }
    }
  }
}

extension SystemColorTable.Row {
  /// - Parameter columns: framework, color, from, before, light, dark.
  fileprivate init?(_ columns: [TableText]) {
    guard columns.count == 6, let light = RGBColor(columns[4]), let dark = RGBColor(columns[5]) else {
      return nil
    }
    let releases = columns[2...3].map { XcodeVersion.byTitle[String($0)] }
    guard zip(columns[2...3], releases).allSatisfy({ $0 == "-" || $1 != nil }) else { return nil }
    self.init(first: releases[0] ?? .v4, before: releases[1], light: light, dark: dark)
  }
}

extension RGBColor {
  /// Red, green and blue from 0 to 255, and alpha if it is less than 1.
  fileprivate init?(_ column: TableText) {
    guard let numbers = column.numbers, [3, 4].contains(numbers.count) else { return nil }
    let levels = numbers.prefix(3).compactMap { UInt8(exactly: $0) }
    guard levels.count == 3 else { return nil }
    self.init(levels[0], levels[1], levels[2], numbers.count == 4 ? numbers[3] : 1)
  }
}
