import IBModel
import IBXML

extension Rule {
  static let multipleViewControllers = Rule(
    id: "multiple_view_controllers", group: .flow, severity: .info, isOptIn: true,
    aliases: ["has_single_view_controller"],
    summary: "storyboard with more than one view controller",
    reason: "A large storyboard opens slowly, and several people cannot edit it at the same time without conflicts.",
    repair: "Select the other view controllers › Editor › Refactor to Storyboard",
    whenNotToUse: "Ignore it if your team keeps a flow of several screens in one storyboard.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">»
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <viewController storyboardIdentifier="login" id="vc1"/>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                <viewController storyboardIdentifier="detail" id="vc2"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """),
      .good(
        """
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
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
          <scenes>
            <scene sceneID="sc1">
              <objects>
                <windowController storyboardIdentifier="main" id="wc1">
                  <window key="window" id="wn1"/>
                  <connections>
                    <segue destination="vc1" kind="relationship" relationship="window.shadowedContentViewController" id="sg1"/>
                  </connections>
                </windowController>
              </objects>
            </scene>
            <scene sceneID="sc2">
              <objects>
                <viewController id="vc1"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """),
    ],
    check: .elements([.document]) { root, document, findings in
      let controllers = document.scenes.flatMap(\.objects).filter {
        $0.kind.isController && !otherControllers.contains($0.kind.name)
      }
      guard controllers.count > 1 else { return }
      findings.report(root, "the storyboard contains \(counted(controllers.count, "view controller"))")
    })
}

/// References to view controllers in other storyboards, and controllers of windows, whose content is a view controller.
private let otherControllers: Set<Name> = ["viewControllerPlaceholder", "controllerPlaceholder", "windowController"]
