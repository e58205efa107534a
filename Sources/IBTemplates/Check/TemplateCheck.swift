import IBBase
import IBLayout
import IBModel

/// The check that screens can be laid out after a template was applied: on the canvas, on devices, and after each other
/// template of the screen.
package struct TemplateCheck {
  private let original: Document
  private let devices: [Device]
  private let content: Situation.Content
  private let options: ApplyOptions
  private let templates: (Document) -> [any Template]
  private let situation: (Situation) -> Situation
  private let engine = LayoutEngine()

  /// - Parameters:
  ///   - devices: The devices beside the canvas.
  ///   - templates: The templates of a version of the document.
  ///   - situation: A situation with what is known about the project.
  package init(
    _ original: Document, devices: [Device], content: Situation.Content = Situation().content,
    options: ApplyOptions = ApplyOptions(), templates: @escaping (Document) -> [any Template],
    situation: @escaping (Situation) -> Situation
  ) {
    (self.original, self.devices, self.content, self.options) = (original, devices, content, options)
    (self.templates, self.situation) = (templates, situation)
  }

  /// Each template of the document alone. Templates that cannot be applied are left out.
  package func alone() -> [AppliedTemplateLayouts] {
    templates(original).compactMap { template in
      guard template.isCheckable, template.screens.contains(where: { $0.frame != nil }) else { return nil }
      return try? alone(template)
    }
  }

  /// A template alone.
  /// - Parameter document: The document to which it was applied, if that is known.
  package func alone(
    _ template: any Template, becoming document: Document? = nil
  ) throws(EditError) -> AppliedTemplateLayouts {
    // A tree without a frame has no size, so everything in it conflicts.
    let screens = Set(template.screens.filter { $0.frame != nil }.map(\.id))
    let applied = if let document { document } else { try template.applied(options).document }
    var scenes = SceneCache()
    let places = template.situations(on: devices, content: content).map { situation in
      let there =
        (template.traits.dependsOnEnvironment ? try? template.applied(options(in: situation)).document : nil) ?? applied
      return place(situation, there.bytes == applied.bytes ? applied : there, screens, reusing: &scenes)
    }
    return AppliedTemplateLayouts(
      template: template, predecessor: nil, document: applied, screens: screens, places: places)
  }

  private func options(in situation: Situation) -> ApplyOptions {
    var options = options
    if situation.device != nil { options.situation = situation }
    return options
  }

  private func place(
    _ situation: Situation, _ document: Document, _ screens: Set<ObjectID>, reusing scenes: inout SceneCache,
    alone: [SceneLayout] = []
  ) -> AppliedTemplateLayouts.Outcome {
    AppliedTemplateLayouts.Outcome(
      situation: situation, options: options(in: situation), document: document,
      layouts: layouts(document, situation, screens, reusing: &scenes), alone: alone)
  }

  /// Each template of a screen after each other one, where that leads to another document than without the other.
  package func pairs(of alone: [AppliedTemplateLayouts]) -> [AppliedTemplateLayouts] {
    // The templates of a version are read once, not for each template that follows.
    var known: [ObjectIdentifier: [any Template]] = [:]
    let later = { (document: Document) in
      let found = known[ObjectIdentifier(document)] ?? templates(document)
      known[ObjectIdentifier(document)] = found
      return found
    }
    return alone.flatMap { second in
      let predecessors = second.template.predecessors(among: alone.map(\.template)).map(\.id)
      return alone.filter { predecessors.contains($0.template.id) }.compactMap { pair($0, second, later) }
    }
  }

  /// - Parameter templates: The templates of a document to which the first template was applied.
  private func pair(
    _ first: AppliedTemplateLayouts, _ second: AppliedTemplateLayouts, _ templates: (Document) -> [any Template]
  ) -> AppliedTemplateLayouts? {
    guard let template = templates(first.document).first(where: { $0.id == second.template.id }),
      let document = try? template.applied(options).document
    else { return nil }
    var scenes = SceneCache()
    let places = second.places.compactMap { place -> AppliedTemplateLayouts.Outcome? in
      let other = first.places.first { $0.situation == place.situation }
      var there = document
      // Where both lead to the same documents as on the canvas, so do they after each other.
      if let other, other.document.bytes != first.document.bytes || place.document.bytes != second.document.bytes {
        let own = templates(other.document).first { $0.id == template.id } ?? template
        there = (try? own.applied(place.options).document) ?? document
      }
      if there.bytes == place.document.bytes { return nil }
      let alone = place.layouts + (other?.layouts ?? [])
      return self.place(place.situation, there, second.screens, reusing: &scenes, alone: alone)
    }
    guard !places.isEmpty else { return nil }
    return AppliedTemplateLayouts(
      template: second.template, predecessor: first.template, document: document, screens: second.screens,
      places: places)
  }

  private func layouts(_ document: Document, _ situation: Situation, _ screens: Set<ObjectID>) -> [SceneLayout] {
    var scenes = SceneCache()
    return layouts(document, situation, screens, reusing: &scenes)
  }

  private func layouts(
    _ document: Document, _ situation: Situation, _ screens: Set<ObjectID>, reusing scenes: inout SceneCache
  ) -> [SceneLayout] {
    let resolved = ResolvedDocument(document, in: self.situation(situation), reusing: &scenes) {
      screens.contains($0.id)
    }
    return engine.layouts(of: resolved, options: .faults).solved
  }

  /// The faults in each situation that has some.
  package func faults(of applied: AppliedTemplateLayouts) -> [TemplateFault] {
    let targets = Set(applied.template.targets.map(\.id))
    return applied.places.map { place in
      let missing = applied.screens.subtracting(place.layouts.map(\.root.id)).sorted()
      let conflicts = conflicts(in: place, of: applied)
      return TemplateFault(
        template: applied.template, predecessor: applied.predecessor, place: place,
        missing: missing.map { place.document.name(ofObject: $0) }, conflicts: conflicts.new, known: conflicts.known,
        ambiguous: ambiguousViews(in: place, of: applied), covered: overlaps(in: place, of: applied),
        moved: place.moves(of: targets))
    }.filter { $0.isCaused || !$0.known.isEmpty }
  }

  /// The conflicts that the template causes, and those that the screen has in the same situation without it. None if one
  /// of the templates alone leads to some that are as certain.
  package func conflicts(
    in place: AppliedTemplateLayouts.Outcome, of applied: AppliedTemplateLayouts
  ) -> (new: [LayoutConflict], known: [LayoutConflict]) {
    let alone = place.alone.flatMap(\.faults.conflicts)
    let found = place.layouts.flatMap(\.faults.conflicts).filter { conflict in
      !alone.contains { $0.confidence == .certain || conflict.confidence == .likely }
    }
    if found.isEmpty { return ([], []) }
    let before = layouts(original, place.situation, applied.screens).flatMap(\.faults.conflicts).map(\.originIDs)
    let isKnown = { (conflict: LayoutConflict) in
      before.contains { $0.isSubset(of: conflict.originIDs) || conflict.originIDs.isSubset(of: $0) }
    }
    return (found.filter { !isKnown($0) }, found.filter(isKnown))
  }

  /// The ambiguous views, without those that are ambiguous on the canvas before, or after one of the templates alone.
  package func ambiguousViews(
    in place: AppliedTemplateLayouts.Outcome, of applied: AppliedTemplateLayouts
  ) -> [ViewLayout] {
    let found = place.layouts.flatMap(\.faults.ambiguous).joined().ordered { $0.view }
    guard !found.isEmpty else { return [] }
    let canvas = Situation(content: content, sizeClasses: applied.template.traits.sizeClasses)
    let known = place.alone.ambiguousIDs.union(layouts(original, canvas, applied.screens).ambiguousIDs)
    return found.filter { !known.contains($0.view.id) }
  }

  /// The controls in front of others or of texts that are not there before in the same situation, or after one of the
  /// templates alone. Texts in front of texts are often meant: one is empty until code sets it.
  package func overlaps(in place: AppliedTemplateLayouts.Outcome, of applied: AppliedTemplateLayouts) -> [ViewOverlap] {
    let found = ViewOverlap.all(in: place.layouts).filter { $0.above.kind != .label }
    guard !found.isEmpty else { return [] }
    let before = layouts(original, place.situation, applied.screens) + place.alone
    let known = Set(ViewOverlap.all(in: before).map(\.ids))
    return found.filter { !known.contains($0.ids) }
  }
}

extension LayoutConflict {
  fileprivate var originIDs: Set<ObjectID> { Set(origins.map(\.object.id)) }
}
