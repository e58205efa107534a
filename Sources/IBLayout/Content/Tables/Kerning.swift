/// Kerning of pairs of the system font's letters whose shapes fit into each other, in em.
///
/// Fitted together with the advances of the system font, for groups of pairs that occur often enough.
enum Kerning {
  static func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    switch left {
    case "T": isLowLetter(right) ? -0.035 : right == "A" ? -0.011 : 0
    case "V", "W", "Y": isRound(right) || right == "u" ? -0.048 : right == "A" ? -0.011 : 0
    case "A": isSlanted(right) ? -0.021 : 0
    case "k", "v", "w", "y": right == "a" || right == "c" || right == "e" || right == "o" ? -0.024 : 0
    case "r": isRound(right) && right != "s" ? -0.011 : 0
    case "P", "F": right == "a" || right == "e" || right == "o" ? -0.008 : 0
    default: 0
    }
  }

  private static func isRound(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "c", "d", "e", "g", "o", "q", "s": true
    default: false
    }
  }

  /// Letters low enough to fit under the bar of a T.
  private static func isLowLetter(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "m", "n", "p", "r", "u", "v", "w", "x", "y", "z": true
    default: isRound(letter)
    }
  }

  private static func isSlanted(_ letter: Unicode.Scalar) -> Bool {
    letter == "T" || letter == "V" || letter == "W" || letter == "Y"
  }
}
