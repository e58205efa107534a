import IBModel

extension Rule {
  static let missingInitialViewController = Rule(
    "missing_initial_view_controller", .flow, .warning, isOptIn: true, aliases: ["has_initial_view_controller"],
    fix: .unsafe,
    check: .elements([.document]) { root, document, findings in
      guard document.kind == .storyboard, root.attribute(.initialViewController) == nil, !document.scenes.isEmpty
      else { return }
      findings.report(
        root, "the storyboard has no initial view controller",
        fix: document.onlyController.map { .setting(.initialViewController, of: root, to: $0.id.rawValue, .unsafe) })
    })
}

extension Document {
  fileprivate var onlyController: Object? {
    guard scenes.count == 1 else { return nil }
    return scenes[0].objects.first(where: \.kind.isController)
  }
}
