import IBModel
import IBXML

/// A rule that a team declares in its configuration: each element that its selector selects is a finding.
package struct DeclaredRule: Sendable, Hashable {
  /// The id in snake case, different from the ids of the catalogue.
  package var id: Rule.ID
  package var selector: ObjectSelector
  package var message: DeclaredMessage
  package var severity = Severity.warning
  /// The remedy for a finding; nil for a general text.
  package var help: String?

  /// Whether the rule runs only when it is selected, like rules of presets.
  package var isOptIn = false

  package var rule: Rule {
    Rule(
      id, .hygiene, severity, isOptIn: isOptIn,
      texts: RuleTexts(
        summary: message.text, reason: "The configuration of the project declares this rule for `\(selector.text)`.",
        repair: help ?? "Change the element as the message says, or change the rule in the configuration",
        whenNotToUse: "The rule belongs to the project. If it does not fit, change it in the configuration."),
      check: .document { document, findings in check(document, &findings) })
  }

  private func check(_ document: Document, _ findings: inout Findings) {
    for (element, value) in selector.matches(in: document) {
      let subject = Object(element)?.reference ?? "the `\(element.name.text)`"
      findings.report(element, "\(subject): \(message.text(of: element, value, on: document.platform))")
    }
  }
}
