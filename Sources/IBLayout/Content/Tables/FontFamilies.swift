import IBModel
import IBScene

/// The widths and heights of fonts that documents name.
enum FontFamilies {
  /// The font with a PostScript name.
  static func font(named name: String, size: Double, in environment: SceneEnvironment) -> Font {
    let base = String(name.prefix { $0 != "-" })
    let weight = weight(in: name)
    if base == "SFProText", environment.follows(.fontFamily, rule(base)) {
      return Font(family: untracked, weight: weight, size: size)
    }
    if name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro") {
      return Font(weight: weight, size: size)
    }
    if helvetica.contains(base), environment.follows(.fontFamily, "Helvetica") {
      let factor = helveticaFactors[weight.rawValue]
      let advances: FontFamily.Advances = base == "HelveticaNeue" ? .likeHelveticaNeue(factor) : .likeHelvetica(factor)
      return Font(family: FontFamily(advances, ascent: 0.952, descent: 0.24), weight: weight, size: size)
    }
    let family = published[base] ?? (environment.follows(.fontFamily, rule(base)) ? measured[base] : nil)
    return Font(family: (family ?? other).adapted(to: weight), weight: weight, size: size)
  }

  /// The system font before iOS 9 at large sizes.
  static let helveticaNeue = FontFamily(.likeHelvetica(0.975), ascent: 0.952, descent: 0.24)

  /// The system font as a file of its own: it is set without the spacing that depends on the size.
  ///
  /// Weak: widths of 15 labels and heights of 48, of one project only.
  private static let untracked = FontFamily(.likeSystem(1.005), ascent: 0.9521484375, descent: 0.2412109375)

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

  /// Helvetica, and families whose advances are equal or similar.
  private static let helvetica: Set<String> = ["HelveticaNeue", "Helvetica", "ArialMT", "Arial"]

  /// Widths of letters by weight over those of the regular one; medians of 2 to 46 labels and buttons each. There are no
  /// samples of the heavy weights.
  private static let helveticaFactors: [Double] = [0.9, 0.915, 0.965, 1, 1.037, 1.055, 1.07, 1.1, 1.13]

  /// A family without samples whose metrics are not known.
  private static let other = FontFamily(.likeSystem(0.95), ascent: 0.95, descent: 0.25)

  /// The rules the table consists of.
  static var rules: [MeasuredRule] {
    Set((measured.keys + ["SFProText"]).map(rule) + ["Helvetica"]).map { .row(.fontFamily, $0) }
  }

  /// Families that only one project each has were measured alike and are one rule.
  private static func rule(_ family: String) -> String { family == "AvenirNext" ? family : "families of one project" }

  /// Widths are medians of labels in that font, divided by the system font's sum of advances. Heights are those of
  /// single lines.
  ///
  /// Nunito Sans and Quicksand: 88 and 60 widths, 100 and 23 heights, each of one project only. Weaker still: Gilroy
  /// (135 widths), Eurostile (8) and Heiti (28 heights) of a single project each, with one, three and one documents.
  private static let measured: [String: FontFamily] = [
    "AvenirNext": FontFamily(.likeSystem(0.985), ascent: 1, descent: 0.366),
    "NunitoSans": FontFamily(.likeSystem(0.95), ascent: 1.011, descent: 0.353),
    "Quicksand": FontFamily(.likeSystem(0.983), ascent: 1, descent: 0.25),
    "Gilroy": FontFamily(.likeSystem(0.945), ascent: 0.77, descent: 0.23),
    "STHeitiSC": FontFamily(.likeSystem(1), ascent: 0.98, descent: 0.27),
    "EurostileRegular": FontFamily(.likeSystem(0.87), ascent: 0.85, descent: 0.23),
  ]

  /// Families whose numbers make no document right, or one: medians of few labels, or, from ProximaNova on, the line height
  /// and average width that are publicly known; Roboto, Open Sans, Lato and Inter have the advances of `OpenAdvances` and
  /// the heights of the published fonts. They are not in the ledger of rules, since they are known, or nothing
  /// depends on them there.
  private static let published: [String: FontFamily] = [
    "AvenirNextCondensed": FontFamily(.likeSystem(0.8), ascent: 1, descent: 0.366),
    "Avenir": FontFamily(.likeSystem(0.97), ascent: 1, descent: 0.366),
    "Roboto": FontFamily(.open(.roboto), ascent: 0.928, descent: 0.244),
    "OpenSans": FontFamily(.open(.openSans), ascent: 1.069, descent: 0.293),
    "Nunito": FontFamily(.likeSystem(0.95), ascent: 1.011, descent: 0.353),
    "Montserrat": FontFamily(.likeSystem(1.063), ascent: 0.968, descent: 0.251),
    "Poppins": FontFamily(.likeSystem(1.056), ascent: 1.05, descent: 0.45),
    "Lato": FontFamily(.open(.lato), ascent: 0.987, descent: 0.213),
    "Inter": FontFamily(.open(.inter), ascent: 0.969, descent: 0.241),
    "Barlow": FontFamily(.likeSystem(0.911), ascent: 1, descent: 0.2),
    "Oswald": FontFamily(.likeSystem(0.767), ascent: 1.193, descent: 0.289),
    "SourceSans3": FontFamily(.likeSystem(0.883), ascent: 1.024, descent: 0.4),
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

extension FontFamily {
  /// Bold text of other families is narrower than the system font's, compared to their regular text.
  ///
  /// Bold text over regular text, each divided by the system font's in that weight, is 0.97 in Nunito Sans, 0.98 in
  /// Quicksand, and 0.96 in Gilroy. Weak: 201 labels, of two projects only.
  fileprivate func adapted(to weight: FontWeight) -> FontFamily {
    guard weight.rawValue >= FontWeight.semibold.rawValue, case .likeSystem(let factor) = advances else { return self }
    return FontFamily(.likeSystem(factor * 0.975), ascent: ascent, descent: descent)
  }
}
