import IBModel
import IBXML

/// Rules about identifiers that only one object may have.
extension Rule {
  static let duplicateAccessibilityIdentifier = Rule(
    "duplicate_accessibility_identifier", .identity, .info, isOptIn: true,
    check: .document { document, findings in
      for scene in document.objectLists {
        let identified = scene.subtree.filter { $0.name == "accessibility" && $0[.identifier]?.isEmpty == false }
        for (first, later) in identified.repetitions(by: { $0[.identifier] }) {
          guard let attribute = later.attribute(.identifier) else { continue }
          findings.report(
            attribute, "two objects of a scene have the accessibility identifier `\(attribute.value)`",
            related: [Finding.Related(first, "the first one")])
        }
      }
    })

  static let duplicateRestorationIdentifier = Rule(
    "duplicate_restoration_identifier", .identity, .info, isOptIn: true,
    check: .document { document, findings in
      findings.report(repetitionsOf: "restorationIdentifier", in: document)
    })

  static let duplicateReuseIdentifier = Rule(
    "duplicate_reuse_identifier", .identity, .error,
    check: .elements([.prototypes, .cells]) { list, document, findings in
      let cells = list.children.filter(\.isPrototype)
      for (first, later) in cells.repetitions(by: { $0["reuseIdentifier"] }) {
        guard let identifier = later.attribute("reuseIdentifier"), !identifier.value.isEmpty, let cell = Object(first)
        else { continue }
        findings.report(
          identifier, "\(cell.reference) already has the reuse identifier `\(identifier.value)`",
          related: [Finding.Related(first, "the first cell with this identifier")])
      }
    })

  static let duplicateStoryboardIdentifier = Rule(
    "duplicate_storyboard_identifier", .identity, .error,
    check: .document { document, findings in
      var identifiers: [Attribute] = []
      document.tree.visitElements(having: "storyboardIdentifier") { identifiers.append($1) }
      for (first, later) in identifiers.repetitions(by: \.value) where !later.value.isEmpty {
        guard let controller = Object(first.element) else { continue }
        findings.report(
          later, "\(controller.reference) already has the storyboard identifier `\(later.value)`",
          related: [Finding.Related(first.element, "the first view controller with this identifier")])
      }
    })
}
