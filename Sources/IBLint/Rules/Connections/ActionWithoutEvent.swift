import IBModel
import IBXML

extension Rule {
  static let actionWithoutEvent = Rule(
    "action_without_event", .connections, .error,
    check: .connections([.action]) { action, document, findings in
      guard document.platform.isUIKit, let source = action.source,
        source.kind.isControl(on: document.platform),
        action.element.attribute("eventType") == nil
      else { return }
      findings.report(action.element, "the action `\(action.label)` of \(source.reference) has no event")
    })
}
