import IBModel
import IBXML

extension Rule {
  static let duplicateCollectionMember = Rule(
    id: "duplicate_collection_member", group: .connections, severity: .warning,
    summary: "object that is in an outlet collection twice",
    reason: "Code that goes through the collection changes the object twice, and the number of members is wrong.",
    repair: "Connections inspector › remove one of the two connections",
    fix: .safe("Removes the second of two equal members of the collection."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
          </view>
          <connections>
            <outletCollection property="labels" destination="lb1" id="oc1"/>
            «<outletCollection property="labels" destination="lb1" id="oc2"/>»
          </connections>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <label userLabel="Title" id="lb1"/>
              </subviews>
            </view>
            <connections>
              <outletCollection property="labels" destination="lb1" id="oc1"/>
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
            <outletCollection property="labels" destination="lb1" id="oc1"/>
            <outletCollection property="labels" destination="lb2" id="oc2"/>
          </connections>
        </viewController>
        """),
    ],
    check: .elements([.connections]) { list, document, findings in
      for (first, later) in list.connections(.outletCollection).repetitions(by: {
        [$0.label, $0.destination?.rawValue]
      }) {
        findings.report(
          later.element.startTagRange,
          """
          \(later.destinationName(in: document)) is in the outlet collection `\(later.label)` of \(later.sourceName) twice
          """,
          object: later.source, related: [Finding.Related(first.element, "the same member")],
          fix: .safe("Remove the second member") { $0.remove(later) })
      }
    })
}
