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
      for controller in unreachable where !destinations.contains(controller.id) {
        let reached = document.idsOfControllers(reachedFrom: [controller])
        let led = unreachable.filter { $0 != controller && reached.contains($0.id) }
        findings.report(
          controller.element,
          """
          no segue leads to \(controller.reference), which is not the initial view controller and has no storyboard \
          identifier
          """,
          related: led.map { Finding.Related($0.element, "only scenes that nothing reaches lead to \($0.reference)") },
          cause: .unreached(([controller] + led).compactMap { $0.scene?.element.range }))
      }
    })
}
