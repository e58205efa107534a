import IBModel
import IBXML

extension Rule {
  static let missingInitialViewController = Rule(
    id: "missing_initial_view_controller", group: .flow, severity: .warning, isOptIn: true,
    aliases: ["has_initial_view_controller"],
    summary: "storyboard without an initial view controller",
    reason: """
      The app shows nothing if it uses the storyboard as its main interface, and code can only make view \
      controllers by identifier.
      """,
    repair: "Attributes inspector of the first view controller › select Is Initial View Controller",
    whenNotToUse: "Ignore it if code instantiates all scenes of your storyboards by identifier.",
    fix: .unsafe("Makes the view controller of the only scene the initial one. Not offered for several scenes."),
    examples: [
      .bad(Example.storyboard(isMarked: true), fixed: Example.storyboard(#"initialViewController="vc1""#)),
      .good(Example.storyboard(#"initialViewController="vc1""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.kind == .storyboard, root.attribute(.initialViewController) == nil, !document.scenes.isEmpty
      else { return }
      findings.report(
        root, "the storyboard has no initial view controller",
        fix: document.onlyController.map { .setting(.initialViewController, of: root, to: $0.id.rawValue, .unsafe) })
    })
}

extension Document {
  /// The view controller of a storyboard with one scene.
  fileprivate var onlyController: Object? {
    guard scenes.count == 1 else { return nil }
    return scenes[0].objects.first(where: \.kind.isController)
  }
}
