import IBModel
import IBXML

extension Rule {
  static let duplicateAction = Rule(
    "duplicate_action", .connections, .warning, fix: .safe,
    check: .elements([.connections]) { list, document, findings in
      let actions = list.connections(.action)
      let repetitions = actions.repetitions {
        [$0.label, $0.destination?.rawValue, $0.element["eventType"], $0.element["trigger"]]
      }
      for (first, later) in repetitions {
        findings.report(
          later.element.startTagRange,
          """
          action `\(later.label)` of \(later.sourceName) is sent to \(later.destinationName(in: document)) twice for the \
          same event
          """,
          object: later.source, related: [Finding.Related(first.element, "the same action")],
          fix: .safe("Remove the second action") { $0.remove(later) })
      }
    })
}
