import IBModel

extension Findings {
  /// Reports objects whose attribute has the value of an earlier one.
  mutating func report(repetitionsOf name: Name, in document: Document) {
    var elements: [Element] = []
    document.tree.visitElements(having: name) { element, attribute in
      if !attribute.value.isEmpty { elements.append(element) }
    }
    for (first, later) in elements.repetitions(by: { $0[name] }) {
      guard let attribute = later.attribute(name) else { continue }
      report(
        attribute, "two objects have the value `\(attribute.value)`", related: [Finding.Related(first, "the first one")]
      )
    }
  }
}
