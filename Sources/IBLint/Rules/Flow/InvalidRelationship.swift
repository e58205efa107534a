import IBModel
import IBXML

extension Rule {
  static let invalidRelationship = Rule(
    "invalid_relationship", .flow, .error, fix: .unsafe,
    check: .connections([.segue]) { segue, _, findings in
      guard segue.isRelationship, let container = segue.source else { return }
      guard let relationship = segue.element["relationship"] else {
        return findings.report(
          segue.element, "the segue of \(container.reference) does not say which relationship it is",
          fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
      }
      guard let known = relationships[container.kind.name], !known.contains(relationship) else { return }
      findings.report(
        segue.element,
        "\(container.reference) has no relationship `\(relationship)`, but `\(known.joined(separator: "`, `"))`",
        fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
    })
}

/// The relationship of a container that has only one.
private func onlyRelationship(of container: Object) -> String? {
  guard let known = relationships[container.kind.name], known.count == 1 else { return nil }
  return known[0]
}

/// The relationships of containers.
private let relationships: [Name: [String]] = [
  "navigationController": ["rootViewController"],
  "tabBarController": ["viewControllers"],
  "splitViewController": [
    "masterViewController", "detailViewController", "supplementaryViewController", "compactViewController",
    "inspectorViewController", "splitItems",
  ],
  "tabViewController": ["tabItems"],
  "windowController": ["window.shadowedContentViewController"],
]
