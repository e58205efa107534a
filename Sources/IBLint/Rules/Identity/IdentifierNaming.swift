import IBModel
import IBXML

extension Rule {
  static let identifierNaming = Rule(
    id: "identifier_naming", group: .identity, severity: .info, isOptIn: true, options: [characters.description],
    summary: "identifier that does not follow the pattern",
    reason: "Identifiers that follow one pattern are easier to remember and to search.",
    repair: "Identity inspector or Attributes inspector › enter another identifier",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «storyboardIdentifier="login scene"» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" storyboardIdentifier="loginScene" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .attributes(["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier"]) { attribute, _, findings in
      guard
        let other = attribute.value.unicodeScalars.first(where: {
          !$0.isLetterOrDigit && !findings[characters].unicodeScalars.contains($0)
        })
      else { return }
      findings.report(attribute, "`\(attribute.value)` contains `\(other)`")
    })
}

extension Rule {
  private static let characters = RuleOption.text(
    "characters", "_-.", "what identifiers may contain besides letters and digits")
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}
