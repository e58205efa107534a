import IBModel

extension Rule {
  static let safeAreaGuidesDisabled = Rule(
    id: "safe_area_guides_disabled", group: .document, severity: .info, isOptIn: true,
    summary: "document without safe areas",
    reason: "Constraints can refer only to the old guides, which iPads and landscape screens do not have at the sides.",
    repair: "File inspector › select Use Safe Area Layout Guides",
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
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
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
      guard document.platform.isUIKit, root.bool("useSafeAreas").value != true else { return }
      findings.report(root, "the document does not use safe areas")
    })
}
