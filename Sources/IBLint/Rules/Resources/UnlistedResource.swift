import IBModel
import IBXML

extension Rule {
  static let unlistedResource = Rule(
    "unlisted_resource", .resources, .warning,
    check: .document { document, findings in
      // A document without a list is written manually.
      guard document.tree.root.child(.resources) != nil else { return }
      let listed = Set(document.resources.map { ListedName(kind: $0.kind, name: $0.name) })
      // Only newer versions of Xcode list system colors.
      let capabilities = document.tree.root.child("dependencies")?.children(.capability).compactMap { $0[.name] } ?? []
      let listsSystemColors = capabilities.contains(Capability.listedColors)
      for use in document.resourceUses where !listed.contains(use.listed) {
        if use.listed.kind == "systemColor", !listsSystemColors { continue }
        let subject = use.listed.kind == "image" ? "image" : "color"
        findings.report(
          use.attribute.valueRange, "the \(subject) `\(use.listed.name)` is not in the list of resources",
          object: use.element.owner)
      }
    })
}
