import IBModel
import IBXML

extension Rule {
  static let invalidActionSelector = Rule(
    id: "invalid_action_selector", group: .connections, severity: .error,
    summary: "action with a selector that no method can have",
    reason: "The app crashes when the control sends the action, or does nothing.",
    repair: "Connections inspector of the control › remove the action and connect it to a method again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action «selector="save now:"» destination="vc1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="saveNow:with:" destination="vc1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
        </viewController>
        """),
    ],
    check: .connections([.action]) { action, document, findings in
      guard let selector = action.element.attribute(.selector),
        let fault = selectorFault(selector.value)
      else { return }
      findings.report(selector, "the action `\(action.label)` of \(action.sourceName) has a selector \(fault)")
    })
}

/// Why no method for an action can have a selector; nil if one can.
private func selectorFault(_ selector: String) -> String? {
  if selector.isEmpty { return "without characters" }
  if selector.contains(where: \.isWhitespace) { return "with a space" }
  if selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 2 { return "with more than two parameters" }
  return nil
}
