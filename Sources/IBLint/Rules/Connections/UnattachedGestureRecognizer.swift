import IBModel
import IBXML

extension Rule {
  static let unattachedGestureRecognizer = Rule(
    id: "unattached_gesture_recognizer", group: .connections, severity: .warning,
    summary: "gesture recognizer that is not attached to a view",
    reason: "The gesture does nothing.",
    repair: "Drag from the gesture recognizer in the outline to the view, or delete it",
    whenNotToUse: "Suppress it if code adds the gesture recognizer to a view.",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Board" id="vw1"/>
        </viewController>
        «<tapGestureRecognizer userLabel="Tap" id="gr1"/>»
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
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <connections>
            <outlet property="tap" destination="gr1" id="ou1"/>
          </connections>
        </viewController>
        <tapGestureRecognizer userLabel="Attached by code" id="gr1"/>
        """),
    ],
    check: .document { document, findings in
      let recognizers = document.looseGestureRecognizers
      guard !recognizers.isEmpty else { return }
      // Code can attach a gesture recognizer that it has an outlet to.
      let outlets = document.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
      let used = Set(outlets.compactMap(\.destination))
      for recognizer in recognizers where !used.contains(recognizer.id) {
        findings.report(recognizer.element, "\(recognizer.reference) is not attached to a view")
      }
    })
}
