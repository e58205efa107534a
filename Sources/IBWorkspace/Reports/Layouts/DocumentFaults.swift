import IBLayout
import IBModel

/// The faults in the layouts of a document, and the problems that layout has with its content.
package struct DocumentFaults {
  package let layouts: [SceneLayout]
  /// Content that does not express what its author means. Content that merely has no effect is not a problem.
  package let problems: [SceneProblem]

  package init(_ layouts: [SceneLayout], _ problems: [SceneProblem]) {
    self.layouts = layouts.filter { !$0.faults.isEmpty }
    self.problems = problems.filter { $0.severity == .warning }
  }

  package var isEmpty: Bool { layouts.isEmpty && problems.isEmpty }

  /// Whether a fault does not rest on estimated numbers.
  package var isCertain: Bool { !problems.isEmpty || layouts.contains(where: \.faults.isCertain) }
}

/// The text about the layout faults of one view tree: its conflicts, then one line for each view.
struct LayoutFaultText {
  let layout: SceneLayout
  let document: LoadedDocument

  package var lines: [String] {
    let faults = layout.faults
    guard !faults.conflicts.isEmpty else { return faults.views.map(line) }
    return [LayoutText.heading(layout.root, faults.views, faults.conflicts, in: document)]
      + faults.conflicts.flatMap { ConflictText($0, in: document).lines } + faults.views.map(line)
  }

  private func line(for view: ViewLayout) -> String {
    let faults = [view.ambiguity, misplacement(of: view)].compactMap { $0 }.joined(separator: "; ")
    return "\(document.place(of: view.view.element)): \(view.view.reference): \(faults)\(view.reason.inParentheses)"
  }

  /// Before Xcode 7.1, an ambiguous view could be misplaced at its own frame: no other frame can be named.
  private func misplacement(of view: ViewLayout) -> String? {
    guard view.isMisplaced else { return nil }
    let (stored, required) = (view.view.frame?.short, view.frame.short)
    guard stored != required else { return "misplaced" }
    return "misplaced, \(stored.map { "\($0) → " } ?? "")\(required)"
  }
}
