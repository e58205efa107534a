import IBModel
import IBXML

/// Fonts as people write them: `system 17`, `boldSystem 15`, `system semibold 17`, `headline`, `Avenir-Heavy 15`.
enum FontValue {
  static func element(
    _ text: String, _ name: Name, key: String, of object: Object?
  ) throws(OperationError) -> NewElement {
    let key = NewAttribute(.key, key)
    let words = text.split(separator: " ").map(String.init)
    if words.count == 1, let style = style(words[0], isAppKit: name == "font") {
      guard name == "font" else { return NewElement(name, [key, NewAttribute("style", style)]) }
      let systemFont = style == "headline" ? ".SFNS-Bold" : ".SFNS-Regular"
      return NewElement(name, [key, NewAttribute("textStyle", style), NewAttribute(.name, systemFont)])
    }
    guard (2...3).contains(words.count), let size = words.last.flatMap({ Double(finite: $0) }),
      let spelled = CanonicalNumber.spelled(size)
    else {
      throw OperationError(
        "`\(text)` is not a font; write it as in `system 17`, `system semibold 17`, `Avenir-Heavy 15` or `headline`",
        object)
    }
    if name == "font" { return try appKit(words, spelled, key, object) }
    guard systemFonts.contains(words[0]) else {
      guard words.count == 2 else { throw OperationError("only system fonts have a weight, not `\(words[0])`", object) }
      return NewElement(
        name, [key, NewAttribute(.name, words[0])] + family(words[0]) + [NewAttribute("pointSize", spelled)])
    }
    var attributes = [key, NewAttribute(.type, words[0])]
    if words.count == 3 { attributes.append(NewAttribute("weight", try weight(words[1], object))) }
    return NewElement(name, attributes + [NewAttribute("pointSize", spelled)])
  }

  static let systemFonts = ["system", "boldSystem", "italicSystem"]

  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static func weight(_ word: String, _ object: Object?) throws(OperationError) -> String {
    guard weights.contains(word) else {
      let nearest = EditDistance.similar(to: word, among: weights).map { "; did you mean `\($0)`?" }
      throw OperationError("there is no weight `\(word)`\(nearest ?? "")", object)
    }
    return word
  }

  private static func appKit(
    _ words: [String], _ size: String, _ key: NewAttribute, _ object: Object?
  ) throws(OperationError) -> NewElement {
    let size = NewAttribute("size", size)
    guard systemFonts.contains(words[0]) else { return NewElement("font", [key, size, NewAttribute(.name, words[0])]) }
    guard words.count == 2, words[0] != "italicSystem" else {
      throw OperationError("documents of macOS have only `system` and `boldSystem` of the system fonts", object)
    }
    return NewElement("font", [key, NewAttribute("metaFont", words[0] == "system" ? "system" : "systemBold"), size])
  }

  /// The family of a PostScript name, guessed from its first part.
  private static func family(_ name: String) -> [NewAttribute] {
    name.split(separator: "-").first.map { [NewAttribute("family", Object.words(String($0)))] } ?? []
  }

  /// The text style for a name that people and AppKit use; those of UIKit have a prefix.
  static func style(_ word: String, isAppKit: Bool) -> String? {
    guard let suffix = styles[word] else { return nil }
    return isAppKit ? word : "UICTFontTextStyle" + suffix
  }

  static var styleNames: [String] { styles.keys.sorted() }

  private static let styles = [
    "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3",
    "headline": "Headline", "subheadline": "Subhead", "body": "Body", "callout": "Callout", "footnote": "Footnote",
    "caption1": "Caption1", "caption2": "Caption2",
  ]
}
