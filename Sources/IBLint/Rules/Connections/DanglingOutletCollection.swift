import IBModel
import IBXML

extension Rule {
  static let danglingOutletCollection = Rule(
    id: "dangling_outlet_collection", group: .connections, severity: .error,
    summary: "member of an outlet collection that the document does not contain",
    reason: "The collection is shorter at run time than the document says: a gesture or a view does nothing.",
    repair: "Connections inspector › remove the member that has a warning sign, or connect the collection anew",
    fix: .unsafe("Removes the member from the collection. Whatever it should lead to is left to be connected."),
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
    check: .elements([.outletCollection]) { element, document, findings in
      guard let member = Connection(element) else { return }
      findings.reportDangling(
        member, subject: "outlet collection `\(member.label)`", in: document, fix: "Remove the member of the collection"
      )
    })
}
