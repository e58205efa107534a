import IBModel
import IBXML

extension Rule {
  static let duplicateOutlet = Rule(
    "duplicate_outlet", .connections, .error, fix: .safe,
    check: .elements([.connections]) { list, document, findings in
      for (first, later) in list.connections(.outlet).repetitions(by: { $0.element[.property] }) {
        let ends =
          first.destination == later.destination
          ? "\(later.destinationName(in: document)) twice"
          : "\(first.destinationName(in: document)) and to \(later.destinationName(in: document))"
        findings.report(
          later.element.startTagRange, "outlet `\(later.label)` of \(later.sourceName) is connected to \(ends)",
          object: later.source, related: [Finding.Related(first.element, "the first connection of the outlet")],
          fix: first.destination == later.destination ? .safe("Remove the second connection") { $0.remove(later) } : nil
        )
      }
    })
}
