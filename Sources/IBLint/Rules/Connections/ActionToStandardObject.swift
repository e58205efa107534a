import IBModel
import IBXML

extension Rule {
  static let actionToStandardObject = Rule(
    id: "action_to_standard_object", group: .connections, severity: .error,
    summary: "action sent to a standard object",
    reason: """
      The app crashes when the control sends the action: a standard object has no such method. Often the custom \
      class of the object was lost.
      """,
    repair: "Identity inspector › enter the class that has the method, or connect the action to another object",
    fix: .unsafe("Removes the action. If a custom class was lost, enter it again instead."),
    examples: [
      .bad(screen(savesTo: "lb1", isMarked: true), fixed: screen(savesTo: nil)),
      .good(screen(savesTo: "cu1")),
    ],
    check: .connections([.action]) { action, document, findings in
      guard document.isSavedByInterfaceBuilder, document.platform.isUIKit,
        let target = action.destination.flatMap({ document.object($0) }), target.customClass == nil,
        target.isView || target.kind.isController, target.kind != "hostingController",
        !standardActions.contains(action.label)
      else { return }
      findings.report(
        action.element,
        "\(target.reference) is a standard object without a custom class, which has no action `\(action.label)`",
        fix: .removing(action))
    })

  /// A document of Xcode with a button whose action goes to another view, or to none.
  private static func screen(savesTo destination: String?, isMarked: Bool = false) -> String {
    let tag = #"<button userLabel="Save" id="bt1""#
    let button = destination.map { destination in
      let action = #"<action selector="save:" destination="\#(destination)" eventType="touchUpInside" id="ac1"/>"#
      return """
        \(tag)>
                                        <connections>
                                            \(isMarked ? "«\(action)»" : action)
                                        </connections>
                                    </button>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
          </dependencies>
          <scenes>
              <scene sceneID="sc1">
                  <objects>
                      <viewController userLabel="Login" id="vc1">
                          <view key="view" id="vw1">
                              <subviews>
                                  \(button ?? "\(tag)/>")
                                  <label userLabel="Title" id="lb1"/>
                                  <view userLabel="Card" customClass="CardView" id="cu1"/>
                              </subviews>
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }
}

/// Actions that views and controllers of UIKit perform.
private let standardActions: Set<String> = [
  "becomeFirstResponder", "copy:", "cut:", "delete:", "paste:", "select:", "selectAll:", "resignFirstResponder",
  "startAnimating", "stopAnimating", "reloadData", "setNeedsDisplay", "setNeedsLayout", "toggleBoldface:",
  "toggleItalics:", "toggleUnderline:", "removeFromSuperview", "goBack", "goForward", "reload", "stopLoading",
  "hero_dismissViewController", "toggleSidebar:",
]
