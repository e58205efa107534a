import IBModel
import IBXML

extension Rule {
  static let autolayoutDisabled = Rule(
    id: "autolayout_disabled", group: .document, severity: .warning, aliases: ["enable_autolayout"],
    summary: "document that does not use Auto Layout",
    reason: """
      Views keep the frames and autoresizing masks of the document, so longer texts are clipped and other \
      screen sizes look wrong.
      """,
    repair: "File inspector › select Use Auto Layout, then add constraints",
    whenNotToUse: "Ignore it if the app lays out its views with springs and struts, or with code.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
          <objects>
            <view id="vw1"/>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .elements([.document]) { root, document, findings in
      // Another rule reports constraints without Auto Layout.
      guard document.platform != .watchOS, !document.usesAutoLayout, document.views.first != nil,
        !document.objects.contains(where: { $0.kind == .constraint })
      else { return }
      findings.report(root, "the document does not use Auto Layout")
    })
}
