import IBModel
import IBXML

extension Rule {
  static let missingInitialViewController = Rule(
    "missing_initial_view_controller", .flow, .warning, isOptIn: true,
    fix: .unsafe,
    check: .elements([.document]) { root, document, findings in
      guard document.kind == .storyboard, root.attribute(.initialViewController) == nil, !document.scenes.isEmpty
      else { return }
      findings.report(
        root, "the storyboard has no initial view controller", fix: document.fixMakingOnlyControllerInitial)
    })
}

extension Document {
  /// The fix for a storyboard without an initial view controller; nil if it has several scenes.
  var fixMakingOnlyControllerInitial: ProposedFix? {
    guard scenes.count == 1, let controller = scenes[0].objects.first(where: \.kind.isController) else { return nil }
    return .setting(.initialViewController, of: tree.root, to: controller.id.rawValue, .unsafe)
  }
}
