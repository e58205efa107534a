import IBModel
import IBXML

extension Rule {
  static let duplicateAction = Rule(
    id: "duplicate_action", group: .connections, severity: .warning,
    summary: "action that is connected twice to the same event",
    reason: "One of the two actions has no effect, or the method is called twice for one event.",
    repair: "Connections inspector of the control › remove one of the two actions",
    fix: .safe("Removes the second of two equal actions."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
              «<action selector="save:" destination="vc1" eventType="touchUpInside" id="ac2"/>»
            </connections>
          </button>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <button key="view" userLabel="Save" id="bt1">
              <connections>
                <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
              </connections>
            </button>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
              <action selector="save:" destination="vc1" eventType="touchUpOutside" id="ac2"/>
            </connections>
          </button>
        </viewController>
        """),
    ],
    check: .elements([.connections]) { list, document, findings in
      let actions = list.connections(.action)
      let repetitions = actions.repetitions {
        [$0.label, $0.destination?.rawValue, $0.element["eventType"], $0.element["trigger"]]
      }
      for (first, later) in repetitions {
        findings.report(
          later.element.startTagRange,
          """
          action `\(later.label)` of \(later.sourceName) is sent to \(later.destinationName(in: document)) twice for the \
          same event
          """,
          object: later.source, related: [Finding.Related(first.element, "the same action")],
          fix: .safe("Remove the second action") { $0.remove(later) })
      }
    })
}
