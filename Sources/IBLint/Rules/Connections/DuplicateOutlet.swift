import IBModel
import IBXML

extension Rule {
  static let duplicateOutlet = Rule(
    id: "duplicate_outlet", group: .connections, severity: .error,
    summary: "outlet that is connected more than once",
    reason: """
      The property keeps only one of the objects. Code that expects the other one changes the wrong object, or \
      crashes if it has another class.
      """,
    repair: "Connections inspector of the object with the outlet › remove all but one of the connections",
    fix: .safe("Removes a second connection to the same object. Not offered if the outlet leads to different objects."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="card" destination="vw1" id="ou1"/>
            «<outlet property="card" destination="vw1" id="ou2"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <outlet property="card" destination="vw1" id="ou1"/>
            </connections>
          </viewController>
          """),
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
              <label userLabel="Hint" id="lb2"/>
            </subviews>
          </view>
          <connections>
            <outlet property="titleLabel" destination="lb1" id="ou1"/>
            «<outlet property="titleLabel" destination="lb2" id="ou2"/>»
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
              <label userLabel="Hint" id="lb2"/>
            </subviews>
          </view>
          <connections>
            <outlet property="hintLabel" destination="lb2" id="ou2"/>
            <outlet property="titleLabel" destination="lb1" id="ou1"/>
          </connections>
        </viewController>
        """),
    ],
    check: .elements([.connections]) { list, document, findings in
      for (first, later) in list.connections(.outlet).repetitions(by: { $0.element[.property] }) {
        let ends =
          first.destination == later.destination
          ? "\(later.destinationName(in: document)) twice"
          : "\(first.destinationName(in: document)) and to \(later.destinationName(in: document))"
        findings.report(
          later.element.startTagRange, "outlet `\(later.label)` of \(later.sourceName) is connected to \(ends)",
          object: later.source, related: [Finding.Related(first.element, "the first connection of the outlet")],
          fix: first.destination == later.destination ? .safe("Remove the second connection") { $0.remove(later) } : nil
        )
      }
    })
}
