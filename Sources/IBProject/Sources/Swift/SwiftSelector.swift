/// Conversion of Swift method names to Objective-C selectors.
enum SwiftSelector {
  /// The selector of a method without `@objc(name)`: `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, and
  /// `tap(for:)` is `tapFor:`.
  /// - Parameter labels: argument labels; nil for `_`.
  package static func text(ofMethod name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    guard let first else { return name + ":" + rest }
    let joint = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name)) ? "" : "With"
    return name + joint + first.capitalizedFirst + ":" + rest
  }

  /// Avoids Unicode tables for ASCII letters, which most names consist of.
  private static func isUppercase(_ character: Character) -> Bool {
    character.asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? character.isUppercase
  }

  private static func firstWord(of text: String) -> String {
    String(text.prefix { !isUppercase($0) })
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: isUppercase) else { return text }
    return text[start...].lowercased()
  }

  /// The words around which the compiler inserts no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
