import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingActionMethod = Rule(
    "missing_action_method", .connections, .error, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      // They send no actions, and are findings themselves.
      let unattached = Set(inspection.document.unattachedGestureRecognizers.map(\.id))
      for action in inspection.document.connections where action.kind == .action {
        guard let target = action.destination.flatMap({ inspection.document.object($0) }), !target.isFirstResponder,
          target.kind != .exit, let source = target.sourceClass, let ancestry = source.ancestry(in: sources),
          !action.label.isEmpty, !PlatformMembers.actions.contains(action.label),
          action.source.map({ unattached.contains($0.id) }) != true,
          !action.leavesScene(in: inspection.document)
        else { continue }
        switch ancestry.method(action.label) {
        case .found, .unknown: continue
        case .missing:
          if sources.mayChangeClass(source.name, toOneWith: action.label)
            || inspection.project.mayBeOfSwift2 && ancestry.hasUnlabeledMethod(action.label)
          {
            continue
          }
          let similar = ancestry.similar(to: action.label, of: .method, marked: .action)
          findings.report(
            action.element,
            """
            action `\(action.label)`, but `\(source.name)` (\(ancestry.place(of: source.name, in: sources))) has no such \
            method\(similar)
            """,
            severity: action.isNeverSent ? .warning : nil,
            cause: target.lacksAllOutlets(ancestry)
              ? .allMembers(ofClass: source.name) : .member(action.label, ofClass: source.name))
        case .hidden where inspection.project.infersExposure: continue
        case .hidden(let method):
          findings.report(
            action.element,
            """
            action `\(action.label)`, but the method of `\(source.name)` (\(method.place(in: sources))) is not marked \
            `@IBAction`
            """, cause: .member(action.label, ofClass: source.name))
        }
      }
    })
}

extension Connection {
  /// Whether a segue replaces the action of a menu item or bar button item, or a text field does not send the event.
  fileprivate var isNeverSent: Bool {
    source?.connections.contains { $0.kind == .segue } == true
      || source?.kind == .textField && element["eventType"] == "valueChanged"
  }
}
