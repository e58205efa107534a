import IBModel
import IBXML

extension Rule {
  static let staleImageResource = Rule(
    id: "stale_image_resource", group: .resources, severity: .info,
    summary: "listed image that nothing in the document uses",
    reason: "The entry is the result of a merge or of a manual edit. Xcode removes it later, in an unrelated change.",
    repair: "Save the document in Xcode, or remove the entry",
    whenNotToUse: "Ignore it if other tools read the list of images; the app does not.",
    fix: .safe("Removes the entry from the list of resources."),
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <imageView image="map" id="iv1"/>
            </objects>
            <resources>
                «<image name="bin" width="24" height="24"/>»
                <image name="map" width="24" height="24"/>
            </resources>
        </document>
        """,
        fixed: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                  <imageView image="map" id="iv1"/>
              </objects>
              <resources>
                  <image name="map" width="24" height="24"/>
              </resources>
          </document>
          """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <imageView image="map" id="iv1"/>
            </objects>
            <resources>
                <image name="map" width="24" height="24"/>
            </resources>
        </document>
        """),
    ],
    check: .document { document, findings in
      findings.report(unusedResources: ["image"], "image", in: document)
    })
}
