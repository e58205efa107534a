import IBModel
import IBScene

/// The widths and heights of fonts that documents name.
enum FontFamilies {
  /// The font with a PostScript name.
  static func font(named name: String, size: Double) -> Font {
    if name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro") {
      return Font(weight: weight(in: name), size: size)
    }
    let base = String(name.prefix { $0 != "-" })
    let weight = weight(in: name)
    if helvetica.contains(base) {
      let factor = helveticaFactors[weight.rawValue]
      return Font(family: FontFamily(.likeHelvetica(factor), ascent: 0.952, descent: 0.24), weight: weight, size: size)
    }
    return Font(family: families[base] ?? other, weight: weight, size: size)
  }

  /// The system font before iOS 9 at large sizes.
  static let helveticaNeue = FontFamily(.likeHelvetica(0.975), ascent: 0.952, descent: 0.24)

  /// The weight in a name like `AvenirNext-DemiBold`.
  private static func weight(in name: String) -> FontWeight {
    for (part, weight) in weights where name.containsBytes(of: part) { return weight }
    return .regular
  }

  /// A part comes before the parts it ends with.
  private static let weights: [(StaticString, FontWeight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("DemiBold", .semibold),
    ("Semibold", .semibold), ("SemiBold", .semibold), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
  ]

  /// Families with Helvetica's advances.
  private static let helvetica: Set<String> = ["HelveticaNeue", "Helvetica", "ArialMT", "Arial"]

  /// Widths of Helvetica Neue by weight over Helvetica's; medians of 2 to 46 labels and buttons each. There are no
  /// samples of the heavy weights.
  private static let helveticaFactors: [Double] = [0.9, 0.925, 0.982, 1, 1.02, 1.05, 1.07, 1.1, 1.13]

  /// A family without samples whose metrics are not known.
  private static let other = FontFamily(.likeSystem(0.95), ascent: 0.95, descent: 0.25)

  /// Widths are medians of labels in that font, divided by the system font's sum of advances. Heights are those of
  /// single lines. Families without samples have the line height that is publicly known.
  private static let families: [String: FontFamily] = [
    "AvenirNext": FontFamily(.likeSystem(0.985), ascent: 1, descent: 0.366),
    "AvenirNextCondensed": FontFamily(.likeSystem(0.8), ascent: 1, descent: 0.366),
    "Avenir": FontFamily(.likeSystem(0.97), ascent: 1, descent: 0.366),
    "Roboto": FontFamily(.likeSystem(0.95), ascent: 0.928, descent: 0.244),
    "ProximaNova": FontFamily(.likeSystem(0.94), ascent: 0.85, descent: 0.15),
    "Futura": FontFamily(.likeSystem(0.94), ascent: 1.04, descent: 0.26),
    "Georgia": FontFamily(.likeSystem(0.95), ascent: 0.917, descent: 0.219),
    "Palatino": FontFamily(.likeSystem(0.93), ascent: 0.8, descent: 0.35),
    "HoeflerText": FontFamily(.likeSystem(0.87), ascent: 0.72, descent: 0.28),
    "LucidaGrande": FontFamily(.likeSystem(1.03), ascent: 0.967, descent: 0.211),
    "Courier": FontFamily(.fixed(0.6), ascent: 0.754, descent: 0.246),
    "CourierNewPSMT": FontFamily(.fixed(0.6), ascent: 0.833, descent: 0.3),
    "Menlo": FontFamily(.fixed(0.602), ascent: 0.928, descent: 0.236),
    "Monaco": FontFamily(.fixed(0.6), ascent: 1, descent: 0.335),
  ]
}
