import IBModel
import IBXML

/// Rules about resources that are listed and not used.
extension Rule {
  static let staleColorResource = Rule(
    id: "stale_color_resource", group: .resources, severity: .info,
    summary: "listed color that nothing in the document uses",
    reason: "The entry is the result of a merge or of a manual edit. Xcode removes it later, in an unrelated change.",
    repair: "Save the document in Xcode, or remove the entry",
    whenNotToUse: "Ignore it if other tools read the list of colors; the app does not.",
    fix: .safe("Removes the entry from the list of resources."),
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view id="vw1">
                    <color key="backgroundColor" name="paper"/>
                </view>
            </objects>
            <resources>
                «<namedColor name="ink">»
                    <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </namedColor>
                <namedColor name="paper">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </namedColor>
            </resources>
        </document>
        """,
        fixed: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                  <view id="vw1">
                      <color key="backgroundColor" name="paper"/>
                  </view>
              </objects>
              <resources>
                  <namedColor name="paper">
                      <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  </namedColor>
              </resources>
          </document>
          """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view id="vw1">
                    <color key="backgroundColor" name="paper"/>
                </view>
            </objects>
            <resources>
                <namedColor name="paper">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </namedColor>
            </resources>
        </document>
        """),
    ],
    check: .document { document, findings in
      findings.report(unusedResources: ["namedColor", "systemColor"], "color", in: document)
    })

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
