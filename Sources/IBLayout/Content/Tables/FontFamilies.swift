import IBModel

/// The widths and heights of fonts that documents name.
///
/// A family of the table `Fonts` has the advances of another font times a factor, and its own ascent and descent.
/// Widths are medians of labels in that font, divided by the system font's sum of advances; heights belong to single
/// lines. Families with an open license have their own advances.
enum FontFamilies {
  static func font(named name: String, size: Double, in environment: SceneEnvironment) -> Font {
    let base = String(name.prefix { $0 != "-" })
    let weight = weights.first { name.containsBytes(of: $0.0) }?.1 ?? .regular
    // The system font as a file of its own is set without the spacing that depends on the size.
    if let file = environment.number(.typeface, of: base, "file of the system font", in: .fonts)?.values {
      let family = FontFamily(.likeSystem(file[0]), ascent: file[1], descent: file[2])
      return Font(family: family, weight: weight, size: size)
    }
    if name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro") {
      return Font(weight: weight, size: size)
    }
    let family =
      helvetica.contains(base)
      ? helvetica(base, weight, in: environment)
      : family(base, in: environment)?.adapted(to: weight, in: environment)
    return Font(family: family ?? other(weight, in: environment), weight: weight, size: size)
  }

  /// The system font before iOS 9 at large sizes.
  static let helveticaNeue = FontFamily(.likeHelvetica(0.975), ascent: 0.952, descent: 0.24)

  /// A part comes before the parts it ends with.
  private static let weights: [(StaticString, FontWeight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("DemiBold", .semibold),
    ("Semibold", .semibold), ("SemiBold", .semibold), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
  ]

  private static let helvetica: Set<String> = ["HelveticaNeue", "Helvetica", "ArialMT", "Arial"]

  /// Widths of letters by weight over the regular widths are medians of 2 to 46 labels and buttons each; the
  /// heavy weights have no samples.
  private static func helvetica(
    _ base: String, _ weight: FontWeight, in environment: SceneEnvironment
  ) -> FontFamily? {
    guard let lines = environment.number(.typeface, of: "Helvetica", "its own", in: .fonts)?.values else { return nil }
    let factors = environment.number(.weights, of: "Helvetica", "its own", in: .fonts)?.values
    let factor = factors?[weight.rawValue] ?? 1
    return FontFamily(
      base == "HelveticaNeue" ? .likeHelveticaNeue(factor) : .likeHelvetica(factor), ascent: lines[1], descent: lines[2]
    )
  }

  private static let open: [String: OpenFamily] = [
    "Roboto": .roboto, "OpenSans": .openSans, "Lato": .lato, "Inter": .inter,
  ]

  private static func family(_ base: String, in environment: SceneEnvironment) -> FontFamily? {
    if let numbers = environment.number(.typeface, of: base, "like the system", in: .fonts)?.values {
      return FontFamily(.likeSystem(numbers[0]), ascent: numbers[1], descent: numbers[2])
    }
    if let numbers = environment.number(.typeface, of: base, "fixed width", in: .fonts)?.values {
      return FontFamily(.fixed(numbers[0]), ascent: numbers[1], descent: numbers[2])
    }
    guard let family = open[base],
      let numbers = environment.number(.typeface, of: base, "open license", in: .fonts)?.values
    else {
      return nil
    }
    return FontFamily(.open(family), ascent: numbers[1], descent: numbers[2])
  }

  private static func other(_ weight: FontWeight, in environment: SceneEnvironment) -> FontFamily {
    let family = family("any family", in: environment) ?? FontFamily(.likeSystem(1), ascent: 1, descent: 0)
    return family.adapted(to: weight, in: environment)
  }
}

extension FontFamily {
  /// Bold text of other families is narrower than the system font's, compared to their regular text: bold text over
  /// regular text, each divided by the system font's in that weight, is 0.97 in Nunito Sans, 0.98 in Quicksand, and
  /// 0.96 in Gilroy.
  fileprivate func adapted(to weight: FontWeight, in environment: SceneEnvironment) -> FontFamily {
    guard weight.rawValue >= FontWeight.semibold.rawValue, case .likeSystem(let factor) = advances,
      let bold = environment.number(.typeface, of: "any family", "bold letters", in: .fonts)
    else { return self }
    return FontFamily(.likeSystem(factor * bold.values[0]), ascent: ascent, descent: descent)
  }
}
