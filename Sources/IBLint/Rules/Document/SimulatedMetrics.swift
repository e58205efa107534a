import IBModel
import IBXML

extension Rule {
  static let simulatedMetrics = Rule(
    "simulated_metrics", .document, .info, isOptIn: true,
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

  /// The element that Xcode wrote before version 9 for all controllers of a document.
  private static let container = "simulatedMetricsContainer"
}
