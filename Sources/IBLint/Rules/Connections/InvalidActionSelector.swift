import IBModel
import IBXML

extension Rule {
  static let invalidActionSelector = Rule(
    "invalid_action_selector", .connections, .error,
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
