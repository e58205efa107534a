import IBProject

extension Rule {
  static let unusedAction = Rule(
    "unused_action", .connections, .warning, isOptIn: true, inputs: [.required(.documents), .required(.unusedMembers)],
    check: .inspection { inspection, findings in
      let own = inspection.ownConnections
      findings.reportUnused(.actions, "action", in: inspection) { selector in
        // The first responder can be of any class.
        own.openActions.contains(selector) || !own.classes(receivingAction: selector).isEmpty
      }
    })
}
