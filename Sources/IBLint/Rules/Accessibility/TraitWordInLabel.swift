import IBModel
import IBXML

extension Rule {
  static let traitWordInLabel = Rule(
    id: "trait_word_in_label", group: .accessibility, severity: .info, isOptIn: true,
    summary: "accessibility label that says what kind of view it is",
    reason: "VoiceOver adds the kind itself, so users hear it twice: \"Delete button, button\".",
    repair: "Identity inspector › Accessibility › Label: remove the word",
    whenNotToUse: "Suppress it for labels that are about the word, such as \"Button size\".",
    examples: [
      .bad(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="«Delete button»"/>
          </button>
          """),
      .good(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="Delete"/>
          </button>
          """),
    ],
    check: .elements(["accessibility"]) { element, _, findings in
      guard let label = element.attribute("label"), let object = element.owner, let word = traitWords[object.kind.name],
        label.value.lowercased().split(whereSeparator: { !$0.isLetter }).contains(Substring(word))
      else { return }
      findings.report(
        label.valueRange, "the accessibility label of \(object.reference) contains the word \"\(word)\"", object: object
      )
    })

  /// What VoiceOver says after the label of a view.
  private static let traitWords: [Name: String] = [
    "button": "button", "barButtonItem": "button", "imageView": "image", "switch": "switch", "searchBar": "search",
  ]
}
