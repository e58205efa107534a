import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBScene

/// The pictures on the pages of rules, drawn from the examples that the pages print.
enum RulePictures {
  /// What is drawn on an example: what an overlay explains, the findings of the rule, or nothing else.
  private enum Marks { case overlay(PictureOverlay.Kind), findings, none }

  private struct Row {
    var rule: Rule.ID
    var wrong: Marks
    /// Nil where the right example looks like the wrong one, or shows nothing.
    var right: Marks?
  }

  /// The rules whose mistake can be seen.
  private static let rows = [
    Row(rule: "ambiguous_layout", wrong: .overlay(.ambiguity), right: .overlay(.constraints)),
    Row(rule: "conflicting_constraints", wrong: .overlay(.conflicts), right: .overlay(.constraints)),
    Row(rule: "equal_content_priorities", wrong: .overlay(.ambiguity), right: Marks.none),
    Row(rule: "misplaced_view", wrong: .overlay(.misplaced), right: .overlay(.constraints)),
    Row(rule: "overlapping_views", wrong: .findings, right: Marks.none),
    Row(rule: "scroll_view_content_size", wrong: .findings),
    Row(rule: "view_outside_superview", wrong: .findings),
    Row(rule: "zero_size_view", wrong: .findings, right: Marks.none),
    Row(rule: "low_contrast", wrong: .findings, right: Marks.none),
    Row(rule: "small_touch_target", wrong: .overlay(.touchTargets), right: .overlay(.touchTargets)),
    Row(rule: "text_clipped", wrong: .findings, right: Marks.none),
    Row(rule: "template_ambiguous_after_another", wrong: .overlay(.templates)),
    Row(rule: "template_conflict_after_another", wrong: .overlay(.templates), right: .overlay(.templates)),
    Row(rule: "template_conflict_after_apply", wrong: .overlay(.templates), right: .overlay(.templates)),
  ]

  /// The pictures with their SVG.
  /// - Throws: When an example is not a document; those of rules always are.
  static func all() throws -> [(picture: RulePicture, svg: String)] {
    try rows.flatMap { row in
      let rule = try Rule.named(row.rule)
      return [
        try picture(.wrong, rule.examples.first { $0.verdict != .good }, row.wrong, rule),
        try picture(.right, rule.examples.first { $0.verdict == .good }, row.right, rule),
      ].compactMap(\.self)
    }
  }

  private static func picture(
    _ part: RulePicture.Part, _ example: Example?, _ marks: Marks?, _ rule: Rule
  ) throws -> (picture: RulePicture, svg: String)? {
    guard let example, let marks, let svg = try svg(of: example, marks, rule) else { return nil }
    return (RulePicture(rule.id, part), svg)
  }

  private static func svg(of example: Example, _ marks: Marks, _ rule: Rule) throws -> String? {
    let text = Example.document(of: example.text)
    let loaded = try LoadedDocument(path: "Main.storyboard", bytes: Array(text.utf8))
    let (engine, options) = (LayoutEngine(), DrawingOptions())
    let resolved = ResolvedDocument(loaded.document, in: Situation())
    let screens = loaded.screens(among: loaded.document.rootViews)
    guard let scene = resolved.scenes.first(where: { screens.contains($0.root) }),
      let solved = engine.solved(scene), var drawn = RenderedScene(scene, in: loaded, engine, options)
    else { return nil }
    let explained = OverlaidScene(
      solved: solved, document: resolved, loaded: loaded, engine: engine, options: options)
    switch marks {
    case .none: break
    case .overlay(let kind):
      if let choice = OverlayChoice(argument: kind.rawValue), let result = try explained.result(choice) {
        drawn.show(result)
      }
    case .findings:
      let findings = Linter(Selection(rules: [rule])).lint(loaded.document).findings
      drawn.show(.init(picture: drawn.picture.showing(explained.overlay(of: findings))))
    }
    return drawn.svg
  }
}
