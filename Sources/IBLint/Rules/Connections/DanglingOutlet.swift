import IBModel
import IBXML

extension Rule {
  static let danglingOutlet = Rule(
    id: "dangling_outlet", group: .connections, severity: .error,
    summary: "outlet that leads to an object the document does not contain",
    reason: """
      The property stays nil when the scene is loaded, and code that counts on it crashes. Interface Builder itself \
      never leaves such an outlet; a merge or an edit by hand has.
      """,
    repair: "Connections inspector › remove the outlet that has a warning sign, or connect it anew",
    fix: .unsafe("Removes the outlet. Whatever it should lead to is left to be connected."),
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
    check: .elements([.outlet]) { element, document, findings in
      guard let outlet = Connection(element) else { return }
      findings.reportDangling(outlet, subject: "outlet `\(outlet.label)`", in: document, fix: "Remove the outlet")
    })
}
