import IBLayout
import IBModel

/// A template with the layouts of its screens after it was applied.
package struct AppliedTemplateLayouts {
  package let template: any Template
  /// The template applied before; nil if there is none.
  package let predecessor: (any Template)?
  /// The document after the template was applied.
  package let document: Document
  package let places: [Outcome]

  /// `template Tall (tp2) after template Wide (tp1)`, as messages name it.
  package var title: String {
    "template \(template.reference)" + (predecessor.map { " after template \($0.reference)" } ?? "")
  }

  /// The layouts of the screens that have targets of the template, in one situation.
  package struct Outcome {
    package let situation: Situation
    package let layouts: [SceneLayout]
    /// The layouts after only one of the templates was applied; empty without a predecessor.
    package let alone: [SceneLayout]

    package var title: String { situation.title }
  }
}

/// Lays out the screens of a document after its templates are applied.
package struct TemplateRehearsal {
  private let templates: (Document) -> [any Template]
  private let devices: [Device]
  private let layouts: (Document, Situation, Set<ObjectID>) -> [SceneLayout]

  /// - Parameters:
  ///   - templates: The templates of a version of the document.
  ///   - devices: The devices beside the canvas.
  ///   - layouts: The layouts of some root views of a version of the document, with faults.
  package init(
    devices: [Device], templates: @escaping (Document) -> [any Template],
    layouts: @escaping (Document, Situation, Set<ObjectID>) -> [SceneLayout]
  ) {
    (self.devices, self.templates, self.layouts) = (devices, templates, layouts)
  }

  /// Each template alone, on the canvas and on the devices. Templates that cannot be applied are left out.
  package func alone(in document: Document) -> [AppliedTemplateLayouts] {
    templates(document).compactMap { template in
      let screens = Set(template.screens.filter { $0.frame != nil }.map(\.id))
      guard !screens.isEmpty, !template.traits.isPart, template.problems.isEmpty,
        let applied = try? template.applied().document
      else {
        return nil
      }
      let places = ([Situation()] + template.screens(of: devices)).map { situation in
        let there = template.traits.dependsOnEnvironment ? template.document(in: situation) ?? applied : applied
        return AppliedTemplateLayouts.Outcome(
          situation: situation, layouts: layouts(there, situation, screens), alone: [])
      }
      return AppliedTemplateLayouts(template: template, predecessor: nil, document: applied, places: places)
    }
  }

  /// Each template of a screen after each other one. Left out are those that lead to the same document whether or not the
  /// other was applied before.
  package func pairs(of alone: [AppliedTemplateLayouts]) -> [AppliedTemplateLayouts] {
    let candidates = alone.map(\.template)
    var pairs: [(first: AppliedTemplateLayouts, pair: AppliedTemplateLayouts)] = []
    for first in alone {
      let later = templates(first.document)
      for second in alone {
        let predecessors = second.template.predecessors(among: candidates)
        guard predecessors.contains(where: { $0.id == first.template.id }),
          let pair = pair(first, second, among: later)
        else { continue }
        pairs.append((first, pair))
      }
    }
    let ordered = pairs.sorted {
      ($0.pair.template.element, $0.first.template.element) < ($1.pair.template.element, $1.first.template.element)
    }
    return ordered.map(\.pair)
  }

  /// - Parameter templates: those of the document to which the first template was applied.
  private func pair(
    _ first: AppliedTemplateLayouts, _ second: AppliedTemplateLayouts, among templates: [any Template]
  ) -> AppliedTemplateLayouts? {
    guard let template = templates.first(where: { $0.id == second.template.id }),
      let document = try? template.applied().document, document.bytes != second.document.bytes
    else { return nil }
    let screens = Set(template.screens.map(\.id))
    let places = second.places.map { place in
      let other = first.places.first { $0.situation == place.situation }
      return AppliedTemplateLayouts.Outcome(
        situation: place.situation, layouts: layouts(document, place.situation, screens),
        alone: place.layouts + (other?.layouts ?? []))
    }
    return AppliedTemplateLayouts(
      template: second.template, predecessor: first.template, document: document, places: places)
  }
}

extension Template {
  /// The document after the template was applied as it is in a situation.
  fileprivate func document(in situation: Situation) -> Document? {
    try? applied(ApplyOptions(situation: situation)).document
  }
}

extension [SceneLayout] {
  /// The conflicts that are certain.
  package var certainConflicts: [LayoutConflict] { flatMap(\.faults.conflicts).filter { $0.confidence == .certain } }

  /// Views that are certainly ambiguous, in document order.
  package var certainlyAmbiguousViews: [Object] {
    flatMap(\.faults.ambiguous).joined().filter { $0.confidence == .certain }.map(\.view).sorted()
  }

  /// Ids of the views that are ambiguous, whether or not that is certain.
  package var ambiguousIDs: Set<ObjectID> { Set(flatMap(\.views).filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id)) }
}
