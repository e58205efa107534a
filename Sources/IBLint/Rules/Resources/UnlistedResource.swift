import IBModel
import IBXML

extension Rule {
  static let unlistedResource = Rule(
    id: "unlisted_resource", group: .resources, severity: .warning,
    summary: "image or named color that the list of resources does not have",
    reason: """
      The entry was lost in a merge or a manual edit. Xcode shows a question mark or no color instead, and older systems \
      may not find the color.
      """,
    repair: "Choose the image or color again in the Attributes inspector, and save the document",
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <imageView image="map" id="iv1"/>
                <imageView image="«bin»" id="iv2"/>
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
      // A document without a list is written manually.
      guard document.tree.root.child(.resources) != nil else { return }
      let listed = Set(document.resources.map { ListedName(kind: $0.kind, name: $0.name) })
      let listsSystemColors = document.listsSystemColors
      for use in document.resourceUses where !listed.contains(use.listed) {
        if use.listed.kind == "systemColor", !listsSystemColors { continue }
        let subject = use.listed.kind == "image" ? "image" : "color"
        findings.report(
          use.attribute.valueRange, "the \(subject) `\(use.listed.name)` is not in the list of resources",
          object: use.element.owner)
      }
    })
}

extension Document {
  /// Whether the document was saved by a version of Xcode that lists the colors of the system.
  fileprivate var listsSystemColors: Bool {
    let capabilities = tree.root.child("dependencies")?.children(.capability).compactMap { $0[.name] } ?? []
    return capabilities.contains(Capability.listedColors)
  }
}
