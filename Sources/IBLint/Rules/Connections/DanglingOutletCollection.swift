import IBModel
import IBXML

extension Rule {
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
}
