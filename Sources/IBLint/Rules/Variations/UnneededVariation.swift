import IBBase
import IBModel
import IBXML

extension Rule {
  static let unneededVariation = Rule(
    "unneeded_variation", .variations, .info, fix: .safe,
    check: .document { document, findings in
      var hosts: Set<Element> = []
      document.tree.root.visitDescendants(named: .variation) { element in
        if let host = element.parent { hosts.insert(host) }
      }
      for host in hosts.sorted() { findings.reportUnneeded(variationsOf: host, in: document) }
    },
    .document { document, findings in
      let masks = MaskStatements(document)
      document.tree.root.visitDescendants(named: .mask) { mask in
        guard let key = mask.variationKey else { return }
        for member in mask.children {
          guard let isIncluded = member.includesInMask, let id = member.id(.reference),
            let object = document.object(id),
            masks[id].isUnneeded(isIncluded, for: key)
          else { continue }
          findings.report(
            member.startTagRange,
            "\(document.subject(object)) is \(isIncluded ? "" : "not ")installed without the variation",
            object: object, fact: Fact(object, .installation))
        }
      }
    })
}

extension Findings {
  /// Reports attributes of variations that have the value of the element itself, if no other variation changes them.
  fileprivate mutating func reportUnneeded(variationsOf host: Element, in document: Document) {
    let written = host.children(.variation).flatMap(\.attributes).filter { $0.name != .key }
    for (name, attributes) in Dictionary(grouping: written, by: \.name).ordered(by: \.key.text) {
      guard attributes.count == 1, let attribute = attributes.first, host[name] == attribute.value else { continue }
      let subject = Object(host).map { "`\(name)` of \(document.subject($0))" } ?? "`\(name)`"
      report(
        attribute.valueRange, "\(subject) is \(attribute.value) with and without the variation", object: Object(host),
        related: [Finding.Related(host, "the value without the variation")],
        fix: .safe("Remove the value") { $0.removeVaried(attribute) })
    }
  }
}

extension ModelEdit {
  /// Removes an attribute of a variation, and the variation with its only attribute.
  fileprivate mutating func removeVaried(_ attribute: Attribute) {
    let variation = attribute.element
    if variation.attributes.count == 2, variation.children.isEmpty {
      remove(variation)
    } else {
      setAttribute(attribute.name, to: nil, on: variation)
    }
  }
}

extension [String: Bool] {
  /// Whether no variation contradicts it, so the statement has no effect. Members that the default variation
  /// excludes are not installed without the others.
  fileprivate func isUnneeded(_ isIncluded: Bool, for key: String) -> Bool {
    if values.contains(!isIncluded) { return false }
    return isIncluded || key != "default" && self["default"] == false
  }
}
