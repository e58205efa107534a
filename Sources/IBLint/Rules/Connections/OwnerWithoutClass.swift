import IBModel
import IBXML

extension Rule {
  static let ownerWithoutClass = Rule(
    id: "owner_without_class", group: .connections, severity: .warning,
    summary: "connections of a File's Owner without a class",
    reason: """
      Xcode cannot check the connections, and the app crashes if the object that loads the document does not \
      have the properties.
      """,
    repair: "Select File's Owner › Identity inspector › enter the class of the object that loads the document",
    whenNotToUse: "Suppress it if the document is loaded with owners of several classes.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            «<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">»
              <connections>
                <outlet property="view" destination="vw1" id="ou1"/>
              </connections>
            </placeholder>
            <view id="vw1"/>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginController">
              <connections>
                <outlet property="view" destination="vw1" id="ou1"/>
              </connections>
            </placeholder>
            <view id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .elements([.document]) { _, document, findings in
      guard let owner = document.filesOwner, owner.customClass?.isEmpty != false, let first = owner.connections.first
      else { return }
      findings.report(
        owner.element, "\(owner.name) has connections, but no class",
        related: [Finding.Related(first.element, "the first connection")])
    })
}
