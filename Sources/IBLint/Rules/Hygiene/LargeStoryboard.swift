import IBModel
import IBXML

extension Rule {
  static let largeStoryboard = Rule(
    "large_storyboard", .hygiene, .info, isOptIn: true, options: [mostScenes.description],
    check: .document { document, findings in
      let count = document.scenes.count
      guard count > findings[mostScenes] else { return }
      findings.report(document.tree.root, "the storyboard has \(count) scenes")
    })

  private static let mostScenes = RuleOption.integer("maximum", 20, in: 1...10_000, "scenes of a storyboard")
}
