import IBModel
import IBXML

extension Rule {
  static let unreachableScene = Rule(
    id: "unreachable_scene", group: .flow, severity: .warning,
    summary: "scene that nothing leads to",
    reason: "The app cannot show the scene, and Xcode does not build it into the app.",
    repair: "Add a segue to the scene, enter a Storyboard ID in the identity inspector, or delete the scene",
    whenNotToUse: "Suppress it for a scene that you keep for later; the app does not contain it.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="vc1">
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <viewController userLabel="Login" id="vc1"/>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                «<viewController userLabel="Draft" id="vc2"/>»
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
                <viewController userLabel="Login" id="vc1">
                  <connections>
                    <segue destination="vc2" kind="show" identifier="showDetail" id="sg1"/>
                  </connections>
                </viewController>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                <viewController userLabel="Detail" id="vc2"/>
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
                <viewController userLabel="Login" id="vc1"/>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                <viewController storyboardIdentifier="draft" userLabel="Draft" id="vc2"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """),
    ],
    check: .document { document, findings in
      for controller in document.unreachableControllers {
        findings.report(
          controller.element,
          """
          no segue leads to \(controller.reference), which is not the initial view controller and has no storyboard \
          identifier
          """)
      }
    })
}
