import CTables
import IBModel

/// Font families with an open license whose advances are known: those that apps ship most, besides fonts of their own.
package enum OpenFamily: Sendable, Hashable, CaseIterable {
  case roboto, lato, openSans, inter
}

/// The widths of the characters from U+0020 to U+007E by font: a row of `Sources/IBLayout/Scene/Tables/Advances.tsv`,
/// in the order of the cases.
enum AdvanceTable: Int, CaseIterable {
  case systemRegular, systemMedium, systemSemibold, systemBold, helvetica, helveticaNeue
  case robotoLight, roboto, robotoMedium, robotoBold, lato, latoMedium, latoSemibold, latoBold
  case openSans, openSansSemibold, openSansBold, inter, interMedium, interSemibold, interBold

  subscript(place: Int) -> Double {
    Double(AdvanceTable.advances[rawValue * AdvanceTable.characters + place]) / 10_000
  }

  static let characters = 95

  /// The advances of all rows, in ten thousandths of an em.
  static let advances: [Int16] = TableText(.advances).lines.flatMap { line in
    line.columns().dropFirst().flatMap(\.words).compactMap { $0.number.flatMap { Int16(exactly: $0) } }
  }
}

/// Advances of characters in em.
enum GlyphAdvances {
  /// Additions to the advances of the nearest weight above, in em; each is fitted to a few samples.
  private static let additions: [Double] = [-0.03, -0.02, -0.008, 0, 0, 0, 0, 0.018, 0.035]

  private static let tables: [AdvanceTable] = [
    .systemRegular, .systemRegular, .systemRegular, .systemRegular, .systemMedium, .systemSemibold, .systemBold,
    .systemBold, .systemBold,
  ]

  /// Excludes the spacing that depends on the size.
  static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Double {
    guard let place = scalar.tablePlace else { return scalar.classAdvance }
    return tables[weight.rawValue][place] + additions[weight.rawValue]
  }

  static func helveticaAdvance(of scalar: Unicode.Scalar) -> Double {
    scalar.tablePlace.map { AdvanceTable.helvetica[$0] } ?? scalar.classAdvance
  }

  /// Letters of Helvetica Neue are wider by a factor. Digits are as wide in every weight.
  static func helveticaNeueAdvance(of scalar: Unicode.Scalar, times factor: Double) -> Double {
    guard let place = scalar.tablePlace else { return scalar.classAdvance * factor }
    return AdvanceTable.helveticaNeue[place] * (("0"..."9").contains(scalar) ? 1 : factor)
  }

  static func advance(of scalar: Unicode.Scalar, _ family: OpenFamily, weight: FontWeight) -> Double {
    guard let place = scalar.tablePlace else { return scalar.classAdvance }
    return table(family, weight)[place]
  }

  private static func table(_ family: OpenFamily, _ weight: FontWeight) -> AdvanceTable {
    switch (family, weight) {
    case (.roboto, .ultraLight), (.roboto, .thin), (.roboto, .light): .robotoLight
    case (.roboto, .regular): .roboto
    case (.roboto, .medium): .robotoMedium
    case (.roboto, _): .robotoBold
    case (.lato, .medium): .latoMedium
    case (.lato, .semibold): .latoSemibold
    case (.lato, .bold), (.lato, .heavy), (.lato, .black): .latoBold
    case (.lato, _): .lato
    case (.openSans, .semibold): .openSansSemibold
    case (.openSans, .bold), (.openSans, .heavy), (.openSans, .black): .openSansBold
    case (.openSans, _): .openSans
    case (.inter, .medium): .interMedium
    case (.inter, .semibold): .interSemibold
    case (.inter, .bold), (.inter, .heavy), (.inter, .black): .interBold
    case (.inter, _): .inter
    }
  }
}
