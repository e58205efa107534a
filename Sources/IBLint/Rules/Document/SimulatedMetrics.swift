import IBModel
import IBXML

extension Rule {
  static let simulatedMetrics = Rule(
    id: "simulated_metrics", group: .document, severity: .info, isOptIn: true,
    summary: "controller with simulated bars or sizes",
    reason: "The canvas shows what the app may not: bars and sizes that only Interface Builder has.",
    repair: "Attributes inspector of the view controller › Simulated Metrics: choose Inferred",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          «<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" barStyle="black"/>»
        </viewController>
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
        guard name.hasPrefix("simulated"), name.hasSuffix("Metrics"),
          element.parent?.name != "simulatedMetricsContainer",
          let owner = element.owner
        else { continue }
        findings.report(element, "\(owner.reference) has simulated metrics")
      }
    })
}
