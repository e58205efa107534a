import IBModel
import IBXML

extension Rule {
  static let staleResource = Rule(
    "stale_resource", .resources, .info, fix: .safe,
    check: .document { document, findings in
      for (kinds, noun) in [(["namedColor", "systemColor"] as Set<Name>, "color"), (["image"], "image")] {
        let resources = document.resources.filter { kinds.contains($0.kind) && !$0.name.isEmpty }
        let unused = document.unused(Set(resources.map(\.name)))
        for resource in resources where unused.contains(resource.name) {
          let element = resource.element
          findings.report(
            element.startTagRange, "nothing in the document uses the \(noun) `\(resource.name)`",
            fix: .safe("Remove the entry") { $0.remove(element) }, cause: .staleResources)
        }
      }
    })
}
