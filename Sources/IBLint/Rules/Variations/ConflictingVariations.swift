import IBModel
import IBXML

extension Rule {
  static let conflictingVariations = Rule(
    "conflicting_variations", .variations, .warning, isOptIn: true,
    check: .document { document, findings in
      var hosts: Set<Element> = []
      document.tree.root.visitDescendants(named: .variation) { element in
        if let host = element.parent { hosts.insert(host) }
      }
      for host in hosts.sorted() { findings.report(conflictsOf: VariedElement(host), in: document) }
    })
}

extension Findings {
  fileprivate mutating func report(conflictsOf varied: VariedElement, in document: Document) {
    for (first, second, key) in varied.conflicts {
      let subject = Object(varied.element).map(document.subject) ?? "an object"
      report(
        second.element,
        "`\(first.variation.key)` and `\(second.variation.key)` apply at the same time, but differ in \(key) of \(subject)",
        related: [Finding.Related(first.element, "the other variation")])
    }
  }
}

/// An element with what its variations say.
private struct VariedElement {
  let element: Element
  private let statements: [Statement]

  /// What a variation says.
  struct Statement {
    let variation: Variation
    let traits: [String: String]
    /// Values of attributes and of memberships in masks, by what they are about.
    let values: [String: String]

    var element: Element { variation.element }
  }

  /// More variations than traits can have come from no tool, and comparing them takes long.
  private static let mostVariations = 30

  init(_ element: Element) {
    self.element = element
    let variations = element.children(.variation).map { Variation(element: $0) }.filter { !$0.isDefault }
    statements =
      (2...VariedElement.mostVariations).contains(variations.count)
      ? variations.map { Statement(variation: $0, traits: $0.traits, values: VariedElement.values(of: $0.element)) }
      : []
  }

  private static func values(of variation: Element) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in variation.attributes where attribute.name != .key {
      values["`\(attribute.name)`"] = attribute.value
    }
    for member in variation.children(.mask).flatMap(\.children) {
      if let id = member[.reference] { values["whether `\(id)` is installed"] = member.name.text }
    }
    return values
  }

  /// Pairs of variations with the first key for which they say different things, unless a more specific one decides.
  var conflicts: [(Statement, Statement, String)] {
    statements.indices.flatMap { later in
      statements[..<later].compactMap { first in
        conflict(first, statements[later]).map { (first, statements[later], $0) }
      }
    }
  }

  private func conflict(_ first: Statement, _ second: Statement) -> String? {
    guard first.traits.count == second.traits.count else { return nil }
    let all = first.traits.merging(second.traits) { value, other in value == other ? value : "" }
    guard !all.values.contains("") else { return nil }
    let differing = first.values.filter { key, value in second.values[key].map { $0 != value } ?? false }.keys
    return differing.sorted().first { key in
      !statements.contains { other in
        other.traits.count > first.traits.count && other.values[key] != nil
          && other.traits.allSatisfy { all[$0.key] == $0.value }
      }
    }
  }
}
