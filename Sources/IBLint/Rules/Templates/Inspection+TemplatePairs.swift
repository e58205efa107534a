import IBLayout
import IBModel
import IBTemplates

/// Two templates of one screen with its layouts after the first was applied and then the second.
struct AppliedTemplatePair {
  var first: any Template
  var second: any Template
  /// The document after both were applied.
  var document: Document
  /// The layouts in each situation that the second template is for.
  var places: [Place]

  /// A situation: `the canvas`, `iPhone 17 in landscape`.
  struct Place {
    var title: String
    var layouts: [SceneLayout]
    /// After only one of the templates was applied.
    var alone: [SceneLayout]
  }

  /// `template Tall (tp2) after template Wide (tp1)`, as messages name it.
  var title: String { "template \(second.reference) after template \(first.reference)" }
}

extension Inspection {
  /// More templates of a screen than this are not compared with each other.
  private static let mostTemplates = 8

  /// Each template of a screen with each other one, in both orders. Left out are those where the second one leads to the
  /// same document whether or not the first was applied before.
  func layoutsOfAppliedTemplatePairs() -> [AppliedTemplatePair] {
    let screens = Dictionary(grouping: appliedTemplates) { $0.template.screens.first }
    return screens.values.filter { (2...Inspection.mostTemplates).contains($0.count) }.flatMap { templates in
      templates.flatMap { first in
        let later = self.templates(in: first.document)
        return templates.compactMap { second -> AppliedTemplatePair? in
          guard first.template.id != second.template.id, !second.template.traits.buildsOnLiveLayout else { return nil }
          return pair(first, second, among: later)
        }
      }
    }.sorted { ($0.second.element, $0.first.element) < ($1.second.element, $1.first.element) }
  }

  /// - Parameter templates: those of the document to which the first template was applied.
  private func pair(
    _ first: AppliedTemplateLayouts, _ second: AppliedTemplateLayouts, among templates: [any Template]
  ) -> AppliedTemplatePair? {
    guard let template = templates.first(where: { $0.id == second.template.id }),
      let document = try? template.applied().document, document.bytes != second.document.bytes
    else { return nil }
    let screens = Set(template.screens.map(\.id))
    let firstAlone = Dictionary(
      first.places.map { ($0.situation, $0.layouts) }, uniquingKeysWith: { known, _ in known })
    var readings = SceneReadings()
    let places = second.places.map { place in
      let scenes = ResolvedDocument(document, in: withCode(place.situation), reusing: &readings) {
        screens.contains($0.id)
      }
      return AppliedTemplatePair.Place(
        title: place.title, layouts: engine.layouts(of: scenes, options: .faults).solved,
        alone: place.layouts + (firstAlone[place.situation] ?? []))
    }
    return AppliedTemplatePair(first: first.template, second: second.template, document: document, places: places)
  }
}
