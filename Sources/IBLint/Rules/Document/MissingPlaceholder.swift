import IBModel
import IBXML

extension Rule {
  static let missingPlaceholder = Rule(
    "missing_placeholder", .document, .error,
    check: .document { document, findings in
      guard document.kind == .xib, document.isSavedByInterfaceBuilder,
        let objects = document.tree.root.child(.objects)
      else { return }
      for id in ["-1", "-2"] as [ObjectID] where !objects.children.contains(where: { $0.id(.id) == id }) {
        let name = ReservedIdentifier.name(of: id, on: document.platform) ?? id.rawValue
        findings.report(objects, "\(name) is missing, which has the id `\(id)`")
      }
    })
}
