import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBScene

/// The pictures on the pages of rules, drawn from the examples that the pages print.
package enum RulePictures {
  private struct Row {
    var rule: Rule.ID
    var wrong: PictureOverlay.Kind
    var right: Right
    /// The device whose layout is shown, on its side; nil for the canvas.
    var device: String?
  }

  /// What shows the right example.
  private enum Right {
    case overlay(PictureOverlay.Kind)
    case scene
    /// It looks like the wrong one, or shows nothing.
    case nothing
  }

  /// The rules whose mistake can be seen.
  private static let rows = [
    Row(rule: "ambiguous_layout", wrong: .ambiguity, right: .overlay(.constraints)),
    Row(rule: "conflicting_constraints", wrong: .conflicts, right: .overlay(.constraints)),
    Row(rule: "equal_content_priorities", wrong: .ambiguity, right: .scene),
    Row(rule: "layout_breaks_on_device", wrong: .conflicts, right: .overlay(.constraints), device: "iPhone SE"),
    Row(rule: "misplaced_view", wrong: .misplaced, right: .overlay(.constraints)),
    Row(rule: "overlapping_views", wrong: .findings, right: .scene),
    Row(rule: "scroll_view_content_size", wrong: .findings, right: .nothing),
    Row(rule: "view_outside_superview", wrong: .findings, right: .nothing),
    Row(rule: "zero_size_view", wrong: .findings, right: .scene),
    Row(rule: "low_contrast", wrong: .findings, right: .scene),
    Row(rule: "small_touch_target", wrong: .touchTargets, right: .overlay(.touchTargets)),
    Row(rule: "text_clipped", wrong: .findings, right: .scene),
    Row(rule: "template_ambiguous_after_another", wrong: .templates, right: .nothing),
    Row(rule: "template_conflict_after_another", wrong: .templates, right: .overlay(.templates)),
    Row(rule: "template_conflict_after_apply", wrong: .templates, right: .overlay(.templates)),
  ]

  /// The pictures with their SVG.
  /// - Throws: When an example is not a document; those of rules always are.
  package static func all() throws -> [(picture: RulePicture, svg: String)] {
    try rows.flatMap { row in
      let rule = try Rule.named(row.rule)
      return [
        try picture(.wrong, rule.examples.first { $0.verdict != .good }, row.wrong, rule, on: row.device),
        try rightPicture(row, rule),
      ].compactMap(\.self)
    }
  }

  private static func rightPicture(_ row: Row, _ rule: Rule) throws -> (picture: RulePicture, svg: String)? {
    let example = rule.examples.first { $0.verdict == .good }
    switch row.right {
    case .overlay(let kind): return try picture(.right, example, kind, rule, on: row.device)
    case .scene: return try picture(.right, example, nil, rule, on: row.device)
    case .nothing: return nil
    }
  }

  private static func picture(
    _ part: RulePicture.Part, _ example: Example?, _ overlay: PictureOverlay.Kind?, _ rule: Rule, on device: String?
  ) throws -> (picture: RulePicture, svg: String)? {
    guard let example, let svg = try svg(of: example, overlay, rule, on: device) else { return nil }
    return (RulePicture(rule.id, part), svg)
  }

  private static func svg(
    of example: Example, _ overlay: PictureOverlay.Kind?, _ rule: Rule, on device: String?
  ) throws -> String? {
    let text = Example.document(of: example.text)
    let loaded = try LoadedDocument(path: "Main.storyboard", bytes: Array(text.utf8))
    let (engine, drawing) = (LayoutEngine(), DrawingOptions())
    let situation = try device.map { try Situation(mode: .runTime, device: .named($0), orientation: .landscape) }
    let resolved = ResolvedDocument(loaded.document, in: situation ?? Situation())
    let screens = loaded.screens(among: loaded.document.rootViews)
    let choice = overlay.map { OverlayChoice($0) }
    guard let scene = resolved.scenes.first(where: { screens.contains($0.root) }),
      var drawn = RenderedScene(scene, engine, drawing, finding: choice?.layoutOptions ?? .framesOnly),
      let layout = drawn.layout
    else { return nil }
    if let choice {
      let findings = Linter(Selection(rules: [rule]), contrasts: \.contrasts).lint(loaded.document).findings
      let options = OverlayOptions(loaded: loaded, drawing: drawing, findings: findings)
      drawn.show(try ExplainedPicture(layout, choice, options, by: engine))
    }
    return drawn.svg
  }
}
