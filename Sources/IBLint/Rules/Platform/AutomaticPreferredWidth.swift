import IBModel
import IBProject
import IBXML

extension Rule {
  static let automaticPreferredWidth = Rule(
    id: "automatic_preferred_width", group: .platform, severity: .info, isOptIn: true,
    summary: "label with several lines and an automatic width in a document for iOS 7",
    reason: "Before iOS 8, such a label does not break its lines, so its text is cut off or pushes other views away.",
    repair: "Size inspector › Preferred Width: choose Explicit, or raise the deployment target",
    examples: [
      .bad(document(width: "", isMarked: true)),
      .good(document(width: #" preferredMaxLayoutWidth="280""#, isMarked: false)),
    ],
    check: .elements(["label"]) { element, document, findings in
      guard document.platform == .iOS, document.usesAutoLayout, let lines = element.attribute("numberOfLines"),
        lines.value != "1", element["preferredMaxLayoutWidth"] == nil, let label = Object(element),
        let number = document.tree.root.child("dependencies")?.child("deployment")?["version"],
        let version = SystemVersion(documentNumber: number), version < SystemVersion(8)
      else { return }
      findings.report(lines, "\(label.reference) finds its width itself, but the document is built for iOS \(version)")
    })

  private static func document(width: String, isMarked: Bool) -> String {
    let lines = #"numberOfLines="0""#
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <dependencies>
              <deployment version="1792" identifier="iOS"/>
          </dependencies>
          <objects>
              <view userLabel="Page" id="vw1">
                  <subviews>
                      <label userLabel="Note" \(isMarked ? "«\(lines)»" : lines)\(width) id="lb1"/>
                  </subviews>
              </view>
          </objects>
      </document>
      """
  }
}
