import IBModel
import IBXML

/// Rules about connections to what is not in the document.
extension Rule {
  static let danglingAction = Rule(
    id: "dangling_action", group: .connections, severity: .error,
    summary: "action that is sent to an object that is not in the document",
    reason: "The control does nothing when it is used, or its action goes up the responder chain to another object.",
    repair: "Connections inspector › remove the action with the warning sign, or reconnect it",
    fix: .unsafe("Removes the action. If the control needs one, connect it again."),
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              «<action selector="save:" destination="vc9" eventType="touchUpInside" id="ac1"/>»
            </connections>
          </button>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <button key="view" userLabel="Save" id="bt1"/>
          </viewController>
          """),
      .good(
        """
        <viewController id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
        </viewController>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
            <menuItem title="Undo" id="mi1">
              <connections>
                <action selector="undo:" target="-1" id="ac1"/>
              </connections>
            </menuItem>
          </objects>
        </document>
        """),
    ],
    check: .connections([.action]) { action, document, findings in
      findings.reportDangling(action, subject: "action `\(action.label)`", in: document, fix: "Remove the action")
    })

  static let danglingOutlet = Rule(
    id: "dangling_outlet", group: .connections, severity: .error,
    summary: "outlet that refers to an object that is not in the document",
    reason: """
      The property is nil after the scene is loaded, and code that relies on it crashes. Interface Builder does not \
      leave such outlets; they are the result of a merge or of a manual edit.
      """,
    repair: "Connections inspector › remove the outlet with the warning sign, or reconnect it",
    fix: .unsafe("Removes the outlet. If code needs it, connect it again."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="box" destination="vw1" id="ou1"/>
            «<outlet property="titleLabel" destination="lb1" id="ou2"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <outlet property="box" destination="vw1" id="ou1"/>
            </connections>
          </viewController>
          """),
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            «<outlet property="nameField" destination="tf1" id="ou1"/>»
            «<outlet property="titleLabel" destination="lb1" id="ou2"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="box" destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """),
    ],
    check: .connections([.outlet]) { outlet, document, findings in
      findings.reportDangling(outlet, subject: "outlet `\(outlet.label)`", in: document, fix: "Remove the outlet")
    })

  static let danglingOutletCollection = Rule(
    id: "dangling_outlet_collection", group: .connections, severity: .error,
    summary: "member of an outlet collection that is not in the document",
    reason: "At run time the collection has fewer members than in the document: a gesture or a view does nothing.",
    repair: "Connections inspector › remove the member with the warning sign, or reconnect it",
    fix: .unsafe("Removes the member from the collection. If code needs it, connect it again."),
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Board" id="vw1">
            <connections>
              <outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc1"/>
              «<outletCollection property="gestureRecognizers" destination="gr2" appends="YES" id="oc2"/>»
            </connections>
          </view>
        </viewController>
        <tapGestureRecognizer id="gr1"/>
        """,
        fixed: """
          <viewController id="vc1">
            <view key="view" userLabel="Board" id="vw1">
              <connections>
                <outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc1"/>
              </connections>
            </view>
          </viewController>
          <tapGestureRecognizer id="gr1"/>
          """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Board" id="vw1">
            <connections>
              <outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc1"/>
            </connections>
          </view>
        </viewController>
        <tapGestureRecognizer id="gr1"/>
        """),
    ],
    check: .connections([.outletCollection]) { member, document, findings in
      findings.reportDangling(
        member, subject: "outlet collection `\(member.label)`", in: document, fix: "Remove the member of the collection"
      )
    })

  static let danglingSegue = Rule(
    id: "dangling_segue", group: .connections, severity: .error,
    summary: "segue to a scene that is not in the document",
    reason: "Xcode does not compile the storyboard, or the app crashes when it performs the segue.",
    repair: "Delete the segue in the outline, then drag a new one to the intended scene",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <connections>
            «<segue destination="vc9" kind="show" identifier="showDetail" id="sg1"/>»
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="List" id="vc1">
          <connections>
            <segue destination="ex1" kind="unwind" identifier="close" unwindAction="close:" id="sg1"/>
          </connections>
        </viewController>
        <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
        """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      findings.reportDangling(segue, subject: segue.segueName, in: document, fix: nil)
    })
}
