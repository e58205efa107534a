import IBModel
import IBXML

extension Rule {
  static let traitWordInLabel = Rule(
    "trait_word_in_label", .accessibility, .info, isOptIn: true,
    check: .elements(["accessibility"]) { element, _, findings in
      guard let label = element.attribute("label"), let object = element.owner, let word = traitWords[object.kind.name],
        label.value.lowercased().split(whereSeparator: { !$0.isLetter }).contains(Substring(word))
      else { return }
      findings.report(
        label.valueRange, "the accessibility label of \(object.reference) contains the word \"\(word)\"", object: object
      )
    })

  /// The words that VoiceOver says after the label of a view.
  private static let traitWords: [Name: String] = [
    "button": "button", "barButtonItem": "button", "imageView": "image", "switch": "switch", "searchBar": "search",
  ]
}
