import IBModel
import IBXML

extension Rule {
  static let ownerViewNotConnected = Rule(
    id: "owner_view_not_connected", group: .connections, severity: .warning,
    summary: "unconnected `view` of a File's Owner that is a view controller",
    reason: "The app crashes when the view controller loads its view from the document.",
    repair: "Drag from File's Owner to the view in the outline › choose view",
    whenNotToUse: "Suppress it if the view controller's code sets its `view`.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            «<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginViewController"/>»
            <view userLabel="Page" id="vw1"/>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginViewController">
              <connections>
                <outlet property="view" destination="vw1" id="ou1"/>
              </connections>
            </placeholder>
            <view userLabel="Page" id="vw1"/>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginViewController">
              <connections>
                <outlet property="banner" destination="vw1" id="ou1"/>
              </connections>
            </placeholder>
            <view userLabel="Banner that code loads" id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .elements([.document]) { _, document, findings in
      guard let owner = document.filesOwner, owner.customClass?.hasSuffix("ViewController") == true,
        owner.outlets("view").isEmpty, let view = document.onlyPlainView,
        !owner.connections.contains(where: { $0.destination == view.id })
      else { return }
      findings.report(
        owner.element, "the outlet `view` of \(owner.name) is not connected, although its class is a view controller",
        related: [Finding.Related(view.element, "the view of the document")])
    })
}

extension Document {
  /// The view of a .xib with one top-level view. A cell does not count, because tables load it from a .xib.
  fileprivate var onlyPlainView: Object? {
    let views = objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter(\.isView)
    guard let view = views.first, views.count == 1, view.kind == .view || view.kind == "customView" else { return nil }
    return view.customClass == nil ? view : nil
  }
}
