import IBModel
import IBXML

extension Rule {
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
}
