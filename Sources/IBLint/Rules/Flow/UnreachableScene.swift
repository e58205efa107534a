import IBModel

extension Rule {
  static let unreachableScene = Rule(
    "unreachable_scene", .flow, .warning,
    check: .document { document, findings in
      // The scene that a segue lost is not another mistake.
      guard !document.segues.contains(where: { $0.missingDestination(in: document) != nil }) else { return }
      for controller in document.unreachableControllers {
        findings.report(
          controller.element,
          """
          no segue leads to \(controller.reference), which is not the initial view controller and has no storyboard \
          identifier
          """)
      }
    })
}
