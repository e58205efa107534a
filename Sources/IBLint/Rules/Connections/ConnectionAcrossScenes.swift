import IBModel
import IBProject
import IBXML

extension Rule {
  static let connectionAcrossScenes = Rule(
    "connection_across_scenes", .connections, .error, inputs: [.optional(.sources)], fix: .unsafe,
    check: .inspection { inspection, findings in
      let document = inspection.document
      // The destination of an outlet is unclear where ids are not unique.
      guard document.kind == .storyboard, document.duplicates.isEmpty else { return }
      for outlet in document.connections where outlet.kind == .outlet || outlet.kind == .outletCollection {
        guard let scene = outlet.source?.scene, let destination = outlet.destination.flatMap(document.object),
          let other = destination.scene, scene != other
        else { continue }
        findings.report(
          outlet.element.startTagRange,
          "outlet `\(outlet.label)` of \(outlet.sourceName) refers to \(destination.reference), which is in another scene",
          severity: inspection.isExpected(outlet) == false ? .warning : nil,
          object: outlet.source, related: [Finding.Related(destination.element, "the object in the other scene")])
      }
    },
    .document { document, findings in
      // The receiver of an action is unclear where ids are not unique.
      guard document.kind == .storyboard, document.duplicates.isEmpty else { return }
      var stray: [Receiver: [Connection]] = [:]
      document.tree.visitElements(named: .action) { element in
        guard let action = Connection(element), let source = action.source, let scene = source.scene,
          let receiver = action.destination.flatMap(document.object), let other = receiver.scene, scene != other,
          // Another action shows that this one is left over from a copy.
          source.connections.count(where: { $0.kind == .action }) == 1
        else { return }
        stray[Receiver(scene: scene, object: receiver), default: []].append(action)
      }
      for (receiver, actions) in stray {
        let rest = actions.count == 1 ? "" : " and \(actions.count - 1) more of its scene"
        findings.report(
          actions[0].element,
          """
          action `\(actions[0].label)` of \(actions[0].sourceName)\(rest) is sent to \(receiver.object.reference), which \
          is in another scene
          """,
          severity: .warning,
          related: [Finding.Related(receiver.object.element, "the object in the other scene")]
            + actions.dropFirst().map { Finding.Related($0.element, "action `\($0.label)` of \($0.sourceName)") },
          fix: .unsafe(actions.count == 1 ? "Remove the action" : "Remove the actions") { edit in
            for action in actions { edit.remove(action) }
          })
      }
    })
}

extension Inspection {
  /// Whether the class with an outlet takes it to have an object, so that the app ends without; nil if that is not known.
  fileprivate func isExpected(_ outlet: Connection) -> Bool? {
    guard let sources = project.sources else { return nil }
    guard let ancestry = outlet.source?.sourceClass?.ancestry(in: sources) else { return false }
    return ancestry.members(marked: .outlet).contains { $0.member.name == outlet.label && $0.member.isUnwrapped }
  }
}

/// The receiver of actions from a scene that it is not in.
private struct Receiver: Hashable {
  let scene: DocumentScene
  let object: Object
}
