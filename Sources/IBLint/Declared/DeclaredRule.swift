import IBModel
import IBXML

/// A rule that a team declares in its configuration: what elements it is about, and what their attributes must be.
public struct DeclaredRule: Sendable, Hashable {
  /// In snake case, different from the ids of the catalogue.
  public var id: Rule.ID
  /// The names of the elements it is about.
  public var elements: [String]
  /// Patterns of the custom class, one of which must match; empty for any class.
  public var classes: [TextPattern]
  /// What else must be true of an element that it is about.
  public var matching: [AttributePath: AttributeCondition]
  /// What must be true of those elements.
  public var requirements: [AttributePath: AttributeCondition]
  /// One clause without a period at the end; nil for one that states the requirement.
  public var message: String?
  /// The severity of its findings.
  public var severity: Severity

  /// A rule about elements with some names.
  public init(
    id: Rule.ID, elements: [String], classes: [TextPattern] = [], matching: [AttributePath: AttributeCondition] = [:],
    requirements: [AttributePath: AttributeCondition], message: String? = nil, severity: Severity = .warning
  ) {
    self.id = id
    self.elements = elements
    self.classes = classes
    self.matching = matching
    self.requirements = requirements
    self.message = message
    self.severity = severity
  }

  /// The rule as the linter runs it.
  public var rule: Rule {
    Rule(
      id: id, group: .hygiene, severity: severity, summary: message ?? "element that breaks a rule of the project",
      reason: "The configuration of the project declares this rule.",
      repair: "Change the element as the message says, or change the rule in the configuration", examples: [],
      check: .elements(elements.map { Name($0) }) { element, _, findings in
        guard applies(to: element) else { return }
        for (path, condition) in requirements.sorted(by: { $0.key < $1.key }) {
          let value = path.value(in: element)
          guard !condition.isMet(by: value) else { continue }
          return findings.report(element, text(element, path, condition, value))
        }
      })
  }

  private func applies(to element: Element) -> Bool {
    if !classes.isEmpty {
      guard let name = element[.customClass], classes.contains(where: { $0.matches(name) }) else { return false }
    }
    return matching.allSatisfy { $0.value.isMet(by: $0.key.value(in: element)) }
  }

  private func text(
    _ element: Element, _ path: AttributePath, _ condition: AttributeCondition, _ value: String?
  ) -> String {
    let subject = Object(element)?.reference ?? "the `\(element.name.text)`"
    if let message { return "\(subject): \(message)" }
    let found = value.map { ", but is `\($0)`" } ?? ", but is missing"
    return "`\(path)` of \(subject) must be \(condition)\(condition == .absent ? "" : found)"
  }
}

/// An attribute of an element, or of one of its children: `text`, `accessibility/label`.
public struct AttributePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The names or keys of the children, from the outside.
  private let children: [String]
  private let attribute: String

  /// A path as it is written; nil if a part of it is empty.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    (children, attribute) = (parts.dropLast(), last)
  }

  /// As it is written.
  public var description: String { (children + [attribute]).joined(separator: "/") }

  func value(in element: Element) -> String? {
    var current = element
    for child in children {
      guard let next = current.child(Name(child)) ?? current.child(withKey: child) else { return nil }
      current = next
    }
    return current[Name(attribute)]
  }

  /// By text.
  public static func < (left: AttributePath, right: AttributePath) -> Bool { left.description < right.description }
}
