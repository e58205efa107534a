import IBModel
import IBXML

extension Rule {
  static let duplicateIdentifier = Rule(
    "duplicate_identifier", .identity,
    kinds: [
      Kind(
        "duplicate_storyboard_identifier", .error,
        check: .document { document, findings in
          var identifiers: [Attribute] = []
          document.tree.visitElements(having: "storyboardIdentifier") { identifiers.append($1) }
          for (first, later) in identifiers.repetitions(by: \.value) where !later.value.isEmpty {
            guard let controller = Object(first.element) else { continue }
            findings.report(
              later, "\(controller.reference) already has the storyboard identifier `\(later.value)`",
              related: [Finding.Related(first.element, "the first view controller with this identifier")])
          }
        }),
      Kind(
        "duplicate_segue_identifier", .error,
        check: .document { document, findings in
          let segues = document.segues.filter { !$0.isNested && $0.element[.identifier]?.isEmpty == false }
          let repetitions = segues.repetitions {
            SegueIdentifier(scene: $0.source?.scene, text: $0.element[.identifier])
          }
          for (first, later) in repetitions {
            guard let clause = later.conflict(with: first, in: document) else { continue }
            findings.report(
              later.element.startTagRange, "\(later.segueName) of \(later.sourceName) \(clause)",
              severity: later.destination == first.destination ? .warning : nil,
              object: later.source, related: [Finding.Related(first.element, "the first segue with this identifier")])
          }
        }),
      Kind(
        "duplicate_reuse_identifier", .error,
        check: .elements([.prototypes, .cells]) { list, document, findings in
          let cells = list.children.filter(\.isPrototype)
          for (first, later) in cells.repetitions(by: { $0["reuseIdentifier"] }) {
            guard let identifier = later.attribute("reuseIdentifier"), !identifier.value.isEmpty,
              let cell = Object(first)
            else { continue }
            findings.report(
              identifier, "\(cell.reference) already has the reuse identifier `\(identifier.value)`",
              related: [Finding.Related(first, "the first cell with this identifier")])
          }
        }),
      Kind(
        "duplicate_restoration_identifier", .info, isOptIn: true,
        check: .document { document, findings in
          var identifiers: [Attribute] = []
          document.tree.visitElements(having: "restorationIdentifier") { identifiers.append($1) }
          for (first, later) in identifiers.repetitions(by: \.value) where !later.value.isEmpty {
            findings.report(
              later, "two objects have the value `\(later.value)`",
              related: [Finding.Related(first.element, "the first one")])
          }
        }),
      Kind(
        "duplicate_accessibility_identifier", .info, isOptIn: true,
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
        }),
    ])
}

extension Connection {
  /// The reason why a segue cannot share the identifier of an earlier one; nil if both do the same.
  fileprivate func conflict(with first: Connection, in document: Document) -> String? {
    let other = "but another one with this identifier"
    if destination != first.destination {
      return "leads to \(destinationName(in: document)), \(other) leads to \(first.destinationName(in: document))"
    }
    if let action = element["unwindAction"], let before = first.element["unwindAction"], action != before {
      return "unwinds with `\(action)`, \(other) unwinds with `\(before)`"
    }
    return isManual && first.isManual ? "begins at the controller, \(other) does as well, which code performs" : nil
  }
}

/// The scope and name of a segue identifier: each view controller has its own identifiers.
private struct SegueIdentifier: Hashable {
  let scene: DocumentScene?
  let text: String?
}
