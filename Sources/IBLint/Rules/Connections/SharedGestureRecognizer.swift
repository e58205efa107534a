import IBModel
import IBXML

extension Rule {
  static let sharedGestureRecognizer = Rule(
    id: "shared_gesture_recognizer", group: .connections, severity: .warning,
    summary: "gesture recognizer that is attached to more than one view",
    reason: """
      A gesture recognizer works on one view only: the last one it is attached to. On the other views the \
      gesture does nothing.
      """,
    repair: "Add a gesture recognizer of its own to each view, and connect it to the same action",
    whenNotToUse: "Use it always: a gesture recognizer works in the last view that it was added to.",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Board" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                <connections>
                  <outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc1"/>
                </connections>
              </label>
            </subviews>
            <connections>
              «<outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc2"/>»
            </connections>
          </view>
        </viewController>
        <tapGestureRecognizer userLabel="Tap" id="gr1"/>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Board" id="vw1">
            <connections>
              <outletCollection property="gestureRecognizers" destination="gr1" appends="YES" id="oc1"/>
            </connections>
          </view>
        </viewController>
        <tapGestureRecognizer userLabel="Tap" id="gr1"/>
        """),
    ],
    check: .document { document, findings in
      guard !document.looseGestureRecognizers.isEmpty else { return }
      let attachments = document.connections.filter {
        $0.kind == .outletCollection && $0.element[.property] == Name.gestureRecognizers.text
      }
      for (first, later) in attachments.repetitions(by: \.destination) where first.source != later.source {
        findings.report(
          later.element.startTagRange,
          "\(later.destinationName(in: document)) is attached to \(first.sourceName) and to \(later.sourceName)",
          object: later.source, related: [Finding.Related(first.element, "attached to the first view")])
      }
    })
}
