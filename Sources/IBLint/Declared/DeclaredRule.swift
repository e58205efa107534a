import IBBase
import IBModel
import IBXML

/// A rule that a team declares in its configuration: a selector of elements, and requirements on their attributes.
package struct DeclaredRule: Sendable, Hashable {
  /// The id in snake case, different from the ids of the catalogue.
  package var id: Rule.ID
  /// The elements that the rule is about. Without requirements, each of them is a finding.
  package var selector: ObjectSelector
  package var requirements: [AttributePath: ValueCondition] = [:]
  /// The message; nil for a text that states the requirement.
  package var message: DeclaredMessage?
  package var severity = Severity.warning
  /// The remedy for a finding; nil for a general text.
  package var help: String?

  /// Whether the rule runs only when it is selected, like rules of presets.
  package var isOptIn = false

  package var rule: Rule {
    Rule(
      id, .hygiene, severity, isOptIn: isOptIn,
      texts: RuleTexts(
        summary: message?.text ?? "element that breaks a rule of the project", reason: reason,
        repair: help ?? "Change the element as the message says, or change the rule in the configuration",
        whenNotToUse: "The rule belongs to the project. If it does not fit, change it in the configuration."),
      check: .document { document, findings in check(document, &findings) })
  }

  private var reason: String {
    selector.text.isEmpty
      ? "The configuration of the project declares this rule."
      : "The configuration of the project declares this rule for `\(selector.text)`."
  }

  private func check(_ document: Document, _ findings: inout Findings) {
    for (element, value) in selector.matches(in: document) {
      if requirements.isEmpty {
        findings.report(
          element, "\(subject(element)): \(message?.text(of: element, value, on: document.platform) ?? "")")
        continue
      }
      for (path, condition) in requirements.ordered(by: \.key) {
        let value = path.writtenValue(in: element)
        guard !condition.isMet(by: value) else { continue }
        findings.report(element, text(element, path, condition, value, on: document.platform))
        break
      }
    }
  }

  private func subject(_ element: Element) -> String { Object(element)?.reference ?? "the `\(element.name.text)`" }

  private func text(
    _ element: Element, _ path: AttributePath, _ condition: ValueCondition, _ value: String?, on platform: Platform
  ) -> String {
    let subject = subject(element)
    if let message { return "\(subject): \(message.text(of: element, value, on: platform))" }
    let found = value.map { ", but is `\($0)`" } ?? ", but is missing"
    return "`\(path)` of \(subject) must be \(condition)\(condition == .absent ? "" : found)"
  }
}
