import IBModel
import IBXML

extension Rule {
  static let danglingInitialViewController = Rule(
    id: "dangling_initial_view_controller", group: .connections, severity: .error,
    summary: "initial view controller that is not in the document",
    reason: "The app shows a black screen or crashes when it loads the storyboard.",
    repair: "Attributes inspector of the first view controller › select Is Initial View Controller",
    fix: .unsafe("Removes the reference. The storyboard has no initial view controller then."),
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" «initialViewController="vc9"»>
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <viewController id="vc1"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """,
        fixed: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
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
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="vc1">
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
      guard let initial = root.attribute(.initialViewController) else { return }
      if let object = document.object(initial.value) {
        guard !object.isTopLevel else { return }
        findings.report(
          initial, "the initial view controller is \(object.reference), which is not the controller of a scene",
          related: [Finding.Related(object.element, "the object")])
      } else {
        findings.report(
          initial, "the initial view controller is `\(initial.value)`, which is not in this document",
          fix: .setting(.initialViewController, of: root, to: nil, .unsafe),
          cause: .missingObject(initial.value))
      }
    })
}
