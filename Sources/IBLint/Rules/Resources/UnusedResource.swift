import IBModel

extension Findings {
  mutating func report(unusedResources kinds: Set<Name>, _ noun: String, in document: Document) {
    let resources = document.resources.filter { kinds.contains($0.kind) && !$0.name.isEmpty }
    let unused = document.unused(Set(resources.map(\.name)))
    for resource in resources where unused.contains(resource.name) {
      let element = resource.element
      report(
        element.startTagRange, "nothing in the document uses the \(noun) `\(resource.name)`",
        fix: .safe("Remove the entry") { $0.remove(element) })
    }
  }
}
