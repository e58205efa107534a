import IBLayout
import IBModel

/// A template with the layouts of its screens after it was applied.
package struct AppliedTemplateLayouts {
  package let template: any Template
  /// The template applied before; nil if there is none.
  package let predecessor: (any Template)?
  /// The document after the template was applied, on the canvas.
  package let document: Document
  /// The first root view with targets of the template.
  let screen: ObjectID?
  /// The root views that are laid out.
  let screens: Set<ObjectID>
  package let places: [Outcome]

  /// `with the constraints in tall of Login (vc1)`, also for people who do not know templates.
  package var condition: String {
    "with the \(template is ConstraintSet ? "constraints in" : "layout") \(template.reference)"
      + (predecessor.map { " after \($0.reference)" } ?? "")
  }

  /// The layouts of the screens that have targets of the template, in one situation.
  package struct Outcome {
    package let situation: Situation
    /// The options with which the template was applied there.
    package let options: ApplyOptions
    /// The document after the template was applied there.
    package let document: Document
    package let layouts: [SceneLayout]
    /// The layouts after only one of the templates was applied; empty without a predecessor.
    let alone: [SceneLayout]

    package var title: String { situation.title }

    /// The targets with other frames than without the predecessor. Differences up to half a point come from rounding.
    func moves(of targets: Set<ObjectID>) -> [TemplateFault.Move] {
      let frames = Dictionary(
        alone.flatMap(\.views).map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
      return layouts.flatMap(\.views).compactMap { layout in
        guard targets.contains(layout.view.id), let frame = frames[layout.view.id],
          !frame.isClose(to: layout.frame, within: 0.5)
        else { return nil }
        return TemplateFault.Move(view: layout.view, frame: layout.frame, alone: frame)
      }
    }
  }
}

/// The templates that may be applied before others.
package struct TemplatePredecessors {
  /// The most templates of a screen that are applied after each other.
  private static let most = 8

  private let byScreen: [ObjectID?: [AppliedTemplateLayouts]]

  package init(_ alone: [AppliedTemplateLayouts]) { byScreen = Dictionary(grouping: alone, by: \.screen) }

  /// The other templates of the screen; none for a template that builds on the layout it finds.
  package func predecessors(of second: AppliedTemplateLayouts) -> [AppliedTemplateLayouts] {
    guard second.screen != nil, !second.template.traits.buildsOnLiveLayout, let alike = byScreen[second.screen],
      alike.count <= TemplatePredecessors.most
    else { return [] }
    return alike.filter { $0.template.id != second.template.id }
  }
}

extension [SceneLayout] {
  /// Ids of the views that are ambiguous, whether or not that is certain.
  package var ambiguousIDs: Set<ObjectID> { Set(flatMap(\.views).filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id)) }
}
