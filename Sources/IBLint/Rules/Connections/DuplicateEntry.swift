import IBModel
import IBXML

extension Rule {
  /// Entries that are there twice.
  static let duplicateEntry = Rule(
    "duplicate_entry", .connections,
    kinds: [
      Kind(
        "duplicate_connection", .error, fix: .safe,
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
              severity: .warning, object: later.source, related: [Finding.Related(first.element, "the same action")],
              fix: .safe("Remove the second action") { $0.remove(later) })
          }
          for (first, later) in list.connections(.outlet).repetitions(by: { $0.element[.property] }) {
            let ends =
              first.destination == later.destination
              ? "\(later.destinationName(in: document)) twice"
              : "\(first.destinationName(in: document)) and to \(later.destinationName(in: document))"
            findings.report(
              later.element.startTagRange, "outlet `\(later.label)` of \(later.sourceName) is connected to \(ends)",
              object: later.source, related: [Finding.Related(first.element, "the first connection of the outlet")],
              fix: first.destination == later.destination
                ? .safe("Remove the second connection") { $0.remove(later) } : nil
            )
          }
          for (first, later) in list.connections(.outletCollection).repetitions(by: {
            [$0.label, $0.destination?.rawValue]
          }) {
            findings.report(
              later.element.startTagRange,
              """
              \(later.destinationName(in: document)) is in the outlet collection `\(later.label)` of \(later.sourceName) twice
              """,
              severity: .warning, object: later.source, related: [Finding.Related(first.element, "the same member")],
              fix: .safe("Remove the second member") { $0.remove(later) })
          }
        }),
      Kind(
        "duplicate_value", .warning, fix: .unsafe,
        check: .elements([.userDefinedRuntimeAttributes]) { list, document, findings in
          let attributes = list.children.compactMap { RuntimeAttribute($0) }
          for (first, later) in attributes.repetitions(by: { $0.element[.keyPath] }) {
            let owner = list.parent.flatMap { Object($0) }.map { " of \($0.reference)" } ?? ""
            findings.report(
              later.element, "the runtime attribute `\(later.keyPath)`\(owner) is set a second time",
              related: [Finding.Related(first.element, "set here first")],
              fix: .unsafe("Remove the earlier value") { $0.remove(first.element) })
          }
        },
        .document { document, findings in
          var first: [[String]: Element] = [:]
          for resource in document.resources where !resource.name.isEmpty {
            let key = [resource.kind.text, resource.name, resource.catalog ?? ""]
            guard let earlier = first[key] else {
              first[key] = resource.element
              continue
            }
            let entry = resource.element
            findings.report(
              entry, "`\(resource.name)` is listed twice", related: [Finding.Related(earlier, "the first entry")],
              fix: .unsafe("Remove the entry") { $0.remove(entry) })
          }
        }),
    ])
}
