import IBLayout
import IBModel

/// The faults of the layout in one situation after a template was applied.
package struct TemplateFault {
  package let template: any Template
  /// The template applied before; nil if there is none.
  package let predecessor: (any Template)?
  package let place: AppliedTemplateLayouts.Outcome
  /// The names of root views without a layout.
  package let missing: [String]
  package let conflicts: [LayoutConflict]
  /// Conflicts of the screen without the template, too, which are no fault of it.
  package let known: [LayoutConflict]
  /// Ambiguous views in document order.
  package let ambiguous: [ViewLayout]
  /// Texts and controls that controls cover only with the template.
  package let covered: [ViewOverlap]
  /// Views whose frames differ from those without the other template.
  package let moved: [Move]

  /// A view with another frame than it should have.
  package struct Move {
    package let view: Object
    package let frame: Rect
    /// Its frame if only this template is applied.
    package let alone: Rect
  }

  /// ` after Wide (tp1)`; empty without a predecessor.
  package var clause: String { predecessor.map { " after \($0.reference)" } ?? "" }

  /// Whether the template causes something.
  package var isCaused: Bool {
    !(missing.isEmpty && conflicts.isEmpty && ambiguous.isEmpty && covered.isEmpty && moved.isEmpty)
  }

  /// Whether a fault rests on no estimate, so `ibt lint` reports it, too.
  package var isCertain: Bool {
    !missing.isEmpty || !covered.isEmpty || !moved.isEmpty
      || conflicts.contains { $0.confidence == .certain } || ambiguous.contains { $0.confidence == .certain }
  }
}
