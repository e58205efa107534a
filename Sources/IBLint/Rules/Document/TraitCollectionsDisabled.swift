import IBModel

extension Rule {
  static let traitCollectionsDisabled = Rule(
    id: "trait_collections_disabled", group: .document, severity: .info, isOptIn: true,
    aliases: ["use_trait_collections"],
    summary: "document without trait collections",
    reason: "Interface Builder offers no variations for size classes.",
    repair: "File inspector › select Use Trait Variations",
    examples: [
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(#"useTraitCollections="YES""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS, root.bool("useTraitCollections").value != true else { return }
      findings.report(root, "the document does not use trait collections")
    })
}
