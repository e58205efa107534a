import IBModel
import IBXML

extension Rule {
  static let traitCollectionsDisabled = Rule(
    "trait_collections_disabled", .document, .info, isOptIn: true,
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS, root.bool("useTraitCollections").value != true else { return }
      findings.report(root, "the document does not use trait collections")
    })
}
