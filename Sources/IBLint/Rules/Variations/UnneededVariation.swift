import IBModel
import IBXML

extension Rule {
  static let unneededVariation = Rule(
    id: "unneeded_variation", group: .variations, severity: .info,
    summary: "variation that repeats the value without it",
    reason:
      "The variation has no effect until someone changes the value and wonders why some screens keep the old one.",
    repair: "Attributes or Size inspector › remove the variation with the minus sign beside it",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1">
            <variation key="heightClass=compact" constant="«20»"/>
          </constraint>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1">
            <variation key="heightClass=compact" constant="8"/>
          </constraint>
          """),
    ],
    check: .document { document, findings in
      var hosts: Set<Element> = []
      document.tree.root.visitDescendants(named: .variation) { element in
        if let host = element.parent { hosts.insert(host) }
      }
      for host in hosts.sorted() { findings.reportUnneeded(variationsOf: host, in: document) }
    })
}

extension Findings {
  /// Reports attributes of variations that have the value of the element itself, if no other variation changes them.
  fileprivate mutating func reportUnneeded(variationsOf host: Element, in document: Document) {
    let written = host.children(.variation).flatMap(\.attributes).filter { $0.name != .key }
    for (name, attributes) in Dictionary(grouping: written, by: \.name).sorted(by: { $0.key.text < $1.key.text }) {
      guard attributes.count == 1, let attribute = attributes.first, host[name] == attribute.value else { continue }
      let subject = Object(host).map { "`\(name)` of \(document.subject($0))" } ?? "`\(name)`"
      report(
        attribute.valueRange, "\(subject) is \(attribute.value) with and without the variation", object: Object(host),
        related: [Finding.Related(host, "the value without the variation")])
    }
  }
}
