import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingColor = Rule(
    id: "missing_color", group: .resources, severity: .error, aliases: ["color_resources"], needs: [.assets],
    summary: "color that the project does not have",
    reason: """
      The app shows the value that Xcode kept in the document, or no color, and ignores changes of the asset catalog. \
      The color was renamed or deleted there.
      """,
    repair: "Attributes inspector › choose an existing color, or add the color to an asset catalog",
    examples: [
      .bad(document(using: "«name=\"brnad\"»", listing: "brnad"), files: ExampleAssets.color),
      .good(document(using: "name=\"brand\"", listing: "brand"), files: ExampleAssets.color),
    ],
    check: .inspection { inspection, findings in
      guard let assets = inspection.project.assets else { return }
      let names = assets.names(of: .color)
      findings.reportMissing("namedColor", "color", in: inspection.document, names: names) { name in
        assets.asset(.color, named: name) != nil
      }
    })

  private static func document(using name: String, listing color: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="vw1">
                <color key="backgroundColor" \(name)/>
            </view>
        </objects>
        <resources>
            <namedColor name="\(color)">
                <color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>
    """
  }
}
