import IBModel
import IBXML

extension Rule {
  static let simulatedMetrics = Rule(
    id: "simulated_metrics", group: .document, severity: .info, isOptIn: true,
    summary: "controller with simulated bars or sizes",
    reason: "The canvas shows bars and sizes that the running app may not have.",
    repair: "Attributes inspector of the view controller › Simulated Metrics: choose Inferred",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          «<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black"/>»
        </viewController>
        """),
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="vw1"/>
          </objects>
          «<simulatedMetricsContainer key="defaultSimulatedMetrics">»
            <simulatedStatusBarMetrics key="statusBar"/>
            <simulatedOrientationMetrics key="orientation"/>
            <simulatedScreenMetrics key="destination" type="retina4"/>
          </simulatedMetricsContainer>
        </document>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      for element in document.tree.elements {
        let name = element.name.text
        if name == container {
          findings.report(
            element, "the document has default simulated metrics, which Xcode 9 and later do not use",
            help: "Open the document in a current Xcode and save it")
        } else if name.hasPrefix("simulated"), name.hasSuffix("Metrics"), element.parent?.name.text != container,
          let owner = element.owner
        {
          findings.report(element, "\(owner.reference) has simulated metrics")
        }
      }
    })

  /// What Xcode wrote before version 9 for all controllers of a document.
  private static let container = "simulatedMetricsContainer"
}
