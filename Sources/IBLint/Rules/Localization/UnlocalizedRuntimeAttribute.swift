import IBModel
import IBXML

extension Rule {
  static let unlocalizedRuntimeAttribute = Rule(
    "unlocalized_runtime_attribute", .localization, .info, isOptIn: true,
    check: .elements([.userDefinedRuntimeAttribute]) { element, _, findings in
      guard let attribute = RuntimeAttribute(element), attribute.type == "string", element["localized"] != "YES",
        attribute.isShown, let text = attribute.text, text.isSentence
      else { return }
      let place = element.attribute(.value)?.range ?? element.startTagRange
      let owner = element.parent?.owner
      findings.report(
        place, "the text `\(attribute.keyPath)` of \(owner?.reference ?? "an object") is not translated", object: owner)
    })
}

extension RuntimeAttribute {
  /// The last words in the names of properties that are shown.
  private static let shownWords = [
    "text", "title", "subtitle", "placeholder", "label", "message", "caption", "prompt", "hint", "headline",
  ]

  /// Whether the name of the property implies that it is shown: `titleText`, but not `titleFont`.
  fileprivate var isShown: Bool {
    let property = keyPath.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return RuntimeAttribute.shownWords.contains { property.hasSuffix($0) }
  }
}

extension String {
  /// Whether it looks like text for people: several words, or a capitalized one. `login.title` does not.
  fileprivate var isSentence: Bool {
    guard contains(where: \.isLetter), !contains("_") else { return false }
    let words = split(whereSeparator: \.isWhitespace)
    if words.count > 1 { return words.count { $0.contains(where: \.isLetter) } > 1 }
    return first?.isUppercase == true && dropFirst().allSatisfy { $0.isLowercase || $0.isPunctuation } && !contains(".")
  }
}
