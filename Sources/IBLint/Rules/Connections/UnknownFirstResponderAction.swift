import IBModel
import IBProject

extension Rule {
  static let unknownFirstResponderAction = Rule(
    "unknown_first_responder_action", .connections, .warning, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, !inspection.project.isPartial else { return }
      let known = PlatformMembers.actions.union(KnownNames.standardActions)
      for action in inspection.document.connections where action.kind == .action {
        guard let target = action.destination.flatMap({ inspection.document.object($0) }), target.isFirstResponder,
          !known.contains(action.label), !sources.hasMethod(action.label),
          !inspection.project.mayBeOfSwift2 || !sources.haveUnlabeledAction(action.label),
          let meant = Misspelling.nearest(to: action.label, among: known.sorted() + sources.actionNames)
        else { continue }
        findings.report(
          action.element,
          "action `\(action.label)` of the First Responder, but no class has such a method; did you mean `\(meant)`?",
          cause: .missingMethod(action.label))
      }
    })
}
