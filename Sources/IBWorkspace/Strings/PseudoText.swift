/// A text that looks like a translation but stays readable: with accents, in brackets, and as long as translations.
package enum PseudoText {
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return text }
    let length = text.count < 10 ? text.count : (text.count * 2 + 4) / 5
    return "[\(accented(text))\(String(repeating: "~", count: max(1, length)))]"
  }

  private static let letters: [Character: Character] = [
    "a": "á", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ", "l": "ļ", "n": "ñ",
    "o": "ó",
    "r": "ŕ", "s": "š", "t": "ţ", "u": "ú", "w": "ŵ", "y": "ý", "z": "ž", "A": "Á", "C": "Ç", "D": "Ð", "E": "É",
    "G": "Ĝ",
    "H": "Ĥ", "I": "Í", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ó", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Ú",
    "W": "Ŵ",
    "Y": "Ý", "Z": "Ž",
  ]

  /// The text with accents; placeholders such as `%@` and `%1$d` stay.
  private static func accented(_ text: String) -> String {
    var isPlaceholder = false
    return String(
      text.map { character in
        if character == "%" {
          isPlaceholder.toggle()
          return character
        }
        guard isPlaceholder else { return letters[character] ?? character }
        if character.isLetter && !"hlqzjtL".contains(character) || character == "@" || character == " " {
          isPlaceholder = false
        }
        return character
      })
  }
}
