import IBModel
import IBXML

extension Rule {
  static let duplicateCollectionMember = Rule(
    "duplicate_collection_member", .connections, .warning, fix: .safe,
    check: .elements([.connections]) { list, document, findings in
      for (first, later) in list.connections(.outletCollection).repetitions(by: {
        [$0.label, $0.destination?.rawValue]
      }) {
        findings.report(
          later.element.startTagRange,
          """
          \(later.destinationName(in: document)) is in the outlet collection `\(later.label)` of \(later.sourceName) twice
          """,
          object: later.source, related: [Finding.Related(first.element, "the same member")],
          fix: .safe("Remove the second member") { $0.remove(later) })
      }
    })
}
