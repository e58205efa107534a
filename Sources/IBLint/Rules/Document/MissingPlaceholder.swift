import IBModel
import IBXML

extension Rule {
  static let missingPlaceholder = Rule(
    id: "missing_placeholder", group: .document, severity: .error,
    summary: "document without File’s Owner or First Responder",
    reason: "Xcode does not open the document, and connections of the owner are lost.",
    repair: "Open the file as source code and restore the placeholder with its id",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
            </dependencies>
            «<objects>»
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="vw1"/>
            </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="vw1"/>
            </objects>
        </document>
        """),
    ],
    check: .document { document, findings in
      guard document.kind == .xib, document.isSavedByInterfaceBuilder,
        let objects = document.tree.root.child(.objects)
      else { return }
      for id in ["-1", "-2"] as [ObjectID] where !objects.children.contains(where: { $0.id(.id) == id }) {
        let name = ReservedIdentifier.name(of: id, on: document.platform) ?? id.rawValue
        findings.report(objects, "\(name) is missing, which has the id `\(id)`")
      }
    })
}
