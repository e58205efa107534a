import IBModel
import IBProject

extension Rule {
  static let unusedAction = Rule(
    "unused_action", .connections, .warning, isOptIn: true, inputs: [.required(.documents), .required(.sources)],
    check: .inspection { inspection, findings in
      findings.reportUnused(.action, "action", in: inspection) { index, selector in
        // The first responder can be of any class.
        index.openActions.contains(selector) ? nil : index.classes(receivingAction: selector)
      }
    })
}
