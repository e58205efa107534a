/// The properties of a font that measuring text needs.
package struct Font: Sendable, Hashable {
  /// The size of text in controls of tvOS. Source: heights of buttons and widths of their titles in public documents.
  package static let televisionControlSize = 38.0

  package var family: FontFamily = .system
  package var weight: FontWeight = .regular
  package var size: Double
  /// The distance that text styles add between lines, in points.
  package var leading = 0.0
  /// Whether the system font takes kana and Chinese characters from a Japanese font.
  package var isJapanese = false

  package static func system(_ size: Double, _ weight: FontWeight = .regular) -> Font {
    Font(weight: weight, size: size)
  }

  /// The distance between baselines in UIKit, in points.
  package var lineHeight: Double { size * (family.ascent + family.descent) }
  package var ascent: Double { size * family.ascent }

  /// Excludes the spacing that depends on the size.
  func advance(of scalar: Unicode.Scalar) -> Double {
    if scalar.isEmoji { return FallbackAdvances.emoji(at: size) - letterSpacing }
    if scalar.isIdeographic {
      guard case .system = family.advances, isJapanese else { return FallbackAdvances.chinese - letterSpacing }
      return FallbackAdvances.japanese - letterSpacing
    }
    switch family.advances {
    case .system: return GlyphAdvances.advance(of: scalar, weight: weight)
    case .likeSystem(let factor): return GlyphAdvances.advance(of: scalar, weight: weight) * factor
    case .likeHelvetica(let factor): return GlyphAdvances.helveticaAdvance(of: scalar) * factor
    case .likeHelveticaNeue(let factor): return GlyphAdvances.helveticaNeueAdvance(of: scalar, times: factor)
    case .open(let family): return GlyphAdvances.advance(of: scalar, family, weight: weight)
    case .fixed(let advance): return scalar.isCombining ? 0 : advance
    }
  }

  package var letterSpacing: Double {
    guard case .system(let spacing) = family.advances else { return 0 }
    return LetterSpacing.spacing(at: size, weight: weight) + spacing
  }

  package func width(of text: String) -> Double {
    let spacing = letterSpacing
    var sum = 0.0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      sum += advance(of: scalar, after: previous) + (scalar.isCombining ? 0 : spacing)
      previous = scalar
    }
    return sum * size
  }

  package func advance(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Double {
    // A joiner makes one picture of two.
    if previous == "\u{200D}" { return 0 }
    guard let previous, case .system = family.advances else { return advance(of: scalar) }
    return advance(of: scalar) + Kerning.kerning(previous, scalar)
  }
}

/// The metrics of a family of fonts, in em.
package struct FontFamily: Sendable, Hashable {
  /// The origin of advances.
  package enum Advances: Sendable, Hashable {
    /// The system font's, with the spacing that depends on the size and an additional one, in em.
    case system(spacing: Double)
    /// The system font's times a factor, without that spacing.
    case likeSystem(Double)
    /// Helvetica's times a factor.
    case likeHelvetica(Double)
    /// Helvetica Neue's; advances of letters are multiplied by a factor.
    case likeHelveticaNeue(Double)
    /// The advances of a family with an open license.
    case open(OpenFamily)
    case fixed(Double)
  }

  package var advances: Advances
  var ascent: Double
  /// From the baseline to the bottom of a line, including the gap between lines.
  var descent: Double

  init(_ advances: Advances, ascent: Double, descent: Double) {
    (self.advances, self.ascent, self.descent) = (advances, ascent, descent)
  }

  /// San Francisco, the system font since iOS 9 and OS X 10.11.
  static let system = FontFamily(.system(spacing: 0), ascent: 0.9521484375, descent: 0.2412109375)

  /// The system font of tvOS, narrower at large sizes than the one of iOS and before tvOS 13 wider from 20 points on.
  /// Fitted to the widths of 190 labels in 33 projects; 151 are right within two points.
  static func television(at size: Double, isEarly: Bool) -> FontFamily {
    let widening = isEarly ? 0.0125 * min(max(0, (size - 20) / 13), 1) : 0
    let narrowing = min(max(0, (size - 38) * 0.0004), 0.018)
    return FontFamily(.system(spacing: widening - narrowing), ascent: system.ascent, descent: system.descent)
  }

  /// The system font of iOS 10 at large sizes.
  static let earlySystem = FontFamily(.system(spacing: 0.0085), ascent: 0.9521484375, descent: 0.2412109375)
}
