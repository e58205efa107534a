import IBModel
import IBXML

extension Rule {
  static let duplicateSegueIdentifier = Rule(
    "duplicate_segue_identifier", .identity, .error,
    check: .document { document, findings in
      let segues = document.segues.filter { !$0.isNested && $0.element[.identifier]?.isEmpty == false }
      let repetitions = segues.repetitions { SegueIdentifier(scene: $0.source?.scene, text: $0.element[.identifier]) }
      for (first, later) in repetitions where first.destination != later.destination {
        findings.report(
          later.element.startTagRange,
          """
          \(later.segueName) of \(later.sourceName) leads to \(later.destinationName(in: document)), but another one with \
          this identifier leads to \(first.destinationName(in: document))
          """,
          object: later.source, related: [Finding.Related(first.element, "the first segue with this identifier")])
      }
    })
}

/// What identifies a segue: each view controller has identifiers of its own.
private struct SegueIdentifier: Hashable {
  let scene: DocumentScene?
  let text: String?
}
