import IBLayout
import IBLint
import IBModel

/// The layout of one view tree for people: every view with its frame, then its conflicts.
struct LayoutText {
  let layout: SceneLayout
  let document: LoadedDocument

  package var lines: [String] { [heading] + frames + layout.conflicts.flatMap { ConflictText($0, in: document).lines } }

  private var heading: String { LayoutText.heading(layout.root, layout.views, layout.conflicts, in: document) }

  static func heading(
    _ root: Object, _ views: [ViewLayout], _ conflicts: [LayoutConflict], in document: LoadedDocument
  ) -> String {
    let owner = root.viewTreeOwner.map { " of \($0.reference)" } ?? ""
    let faults = [
      (conflicts.count, "conflict"), (views.count { !$0.ambiguousAxes.isEmpty }, "ambiguous view"),
      (views.count { $0.isMisplaced }, "misplaced view"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let summary = faults.isEmpty ? "" : ": \(faults.joined(separator: ", "))"
    return "\(document.place(of: root.element)): \(root.reference)\(owner)\(summary)"
  }

  private var frames: [String] {
    let depths = depths
    let conflicting = Set(layout.conflicts.flatMap { $0.views(in: document.document) })
    var table = TextTable(rightAligned: [1, 2, 3, 4])
    table.add(["  ", "x", "y", "width", "height", ""])
    for view in layout.views {
      let frame = view.frame
      table.add([
        "  " + String(repeating: "  ", count: depths[view.view] ?? 0) + view.view.reference,
        frame.x.short, frame.y.short, frame.width.short, frame.height.short,
        marks(of: view, isConflicting: conflicting.contains(view.view)),
      ])
    }
    return table.lines
  }

  /// The number of views around each view.
  private var depths: [Object: Int] {
    var depths: [Object: Int] = [:]
    for view in layout.views { depths[view.view] = (view.view.superview.flatMap { depths[$0] } ?? -1) + 1 }
    return depths
  }

  private func marks(of view: ViewLayout, isConflicting: Bool) -> String {
    var marks = isConflicting ? ["in conflict"] : []
    if let ambiguity = view.ambiguity { marks.append(ambiguity) }
    if view.isMisplaced {
      let stored = view.view.frame.map { "; stored \($0.short)" }
      marks.append("misplaced\(stored ?? "")")
    }
    return marks.joined(separator: ", ")
  }
}

extension ViewLayout {
  /// `ambiguous horizontally and vertically`; nil if it is not.
  package var ambiguity: String? {
    ambiguousAxes.isEmpty ? nil : "ambiguous " + ambiguousAxes.map(\.adverb).joined(separator: " and ")
  }
}

extension LayoutConflict {
  /// The views that the conflict is about.
  package func views(in document: Document) -> [Object] {
    origins.flatMap { origin in
      guard case .constraint(let constraint) = origin else { return [origin.object] }
      return constraint.items.compactMap(document.object)
    }
  }
}

/// The text about constraints that conflict: their locations, the broken one, the amount, and remedies.
package struct ConflictText {
  private let conflict: LayoutConflict
  private let document: LoadedDocument
  private let isLargestAmount: Bool

  package init(_ conflict: LayoutConflict, in document: LoadedDocument, isLargestAmount: Bool = false) {
    (self.conflict, self.document, self.isLargestAmount) = (conflict, document, isLargestAmount)
  }

  package var lines: [String] {
    ["  conflict: \(summary)"] + conflict.origins.map { "    \(line(for: $0))" } + ["    help: \(help)"]
  }

  package var heading: String { summary.prefix(1).uppercased() + summary.dropFirst() }

  package var advice: String { help.prefix(1).uppercased() + help.dropFirst() }

  private var summary: String { conflict.summary(in: document.document) }

  private var help: String { conflict.remedy }

  private func line(for origin: RowOrigin) -> String {
    "\(document.place(of: origin.object.element)): \(sentence(for: origin))"
  }

  package func sentence(for origin: RowOrigin) -> String {
    conflict.sentence(about: origin, in: document.document, isLargestAmount: isLargestAmount)
  }
}
