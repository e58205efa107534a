import IBModel

extension Rule {
  static let traitCollectionsDisabled = Rule(
    id: "trait_collections_disabled", group: .document, severity: .info, isOptIn: true,
    aliases: ["use_trait_collections"],
    summary: "document without trait collections",
    reason: "Interface Builder offers no variations for size classes.",
    repair: "File inspector › select Use Trait Variations",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">»
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <scenes>
                <scene sceneID="sc1">
                    <objects>
                        <viewController id="vc1"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS, root.bool("useTraitCollections").value != true else { return }
      findings.report(root, "the document does not use trait collections")
    })
}
