import IBModel
import IBProject
import IBXML

extension Rule {
  static let unreachableScene = Rule(
    "unreachable_scene", .flow, .warning, inputs: [.optional(.sources), .optional(.documents)],
    check: .document { document, findings in
      // The scene that a segue lost is not another mistake.
      guard !document.segues.contains(where: { $0.missingDestination(in: document) != nil }) else { return }
      let unreachable = document.unreachableControllers
      guard !unreachable.isEmpty else { return }
      let destinations = Set(document.segues.compactMap(\.destination))
      for controller in unreachable {
        let leading = destinations.contains(controller.id) ? "only a scene that nothing reaches" : "no segue"
        findings.report(
          controller.element,
          """
          \(leading) leads to \(controller.reference), which is not the initial view controller and has no storyboard \
          identifier
          """, cause: (controller.scene?.element.range).map(Cause.unreached))
      }
    })
}
