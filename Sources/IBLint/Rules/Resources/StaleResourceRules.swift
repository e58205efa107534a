import IBModel

extension Rule {
  static let staleColorResource = Rule(
    "stale_color_resource", .resources, .info, fix: .safe, check: .unused(["namedColor", "systemColor"], "color"))

  static let staleImageResource = Rule(
    "stale_image_resource", .resources, .info, fix: .safe, check: .unused(["image"], "image"))
}

extension Check {
  /// Reports resources of some kinds that nothing uses.
  fileprivate static func unused(_ kinds: Set<Name>, _ noun: String) -> Check {
    .document { document, findings in
      let resources = document.resources.filter { kinds.contains($0.kind) && !$0.name.isEmpty }
      let unused = document.unused(Set(resources.map(\.name)))
      for resource in resources where unused.contains(resource.name) {
        let element = resource.element
        findings.report(
          element.startTagRange, "nothing in the document uses the \(noun) `\(resource.name)`",
          fix: .safe("Remove the entry") { $0.remove(element) })
      }
    }
  }
}
