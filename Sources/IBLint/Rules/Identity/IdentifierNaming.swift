import IBModel
import IBXML

extension Rule {
  static let identifierNaming = Rule(
    "identifier_naming", .identity, .info, isOptIn: true, options: [characters.description],
    check: .attributes(["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier"]) { attribute, _, findings in
      guard
        let other = attribute.value.unicodeScalars.first(where: {
          !$0.properties.isAlphabetic && $0.properties.numericType == nil
            && !findings[characters].unicodeScalars.contains($0)
        })
      else { return }
      findings.report(attribute, "`\(attribute.value)` contains `\(other)`")
    })

  private static let characters = RuleOption.text(
    "characters", "_-.", "what identifiers may contain besides letters and digits")
}
