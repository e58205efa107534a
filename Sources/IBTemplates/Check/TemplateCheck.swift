import IBBase
import IBLayout
import IBModel
import IBXML

/// The check that screens can be laid out after a template was applied: on the canvas, on devices, and after each other
/// template of the screen.
package struct TemplateCheck {
  private let original: Document
  private let devices: [Device]
  private let content: Situation.Content
  private let options: ApplyOptions
  private let templates: (Document) -> [any Template]
  private let situation: (Situation) -> Situation
  /// In steps of work.
  private let limit: Int
  private let engine = LayoutEngine()
  private let state = State()

  /// What the checks of several templates share.
  private final class State {
    struct Key: Hashable {
      let screens: Set<ObjectID>
      let situation: Situation
    }

    var isCut = false
    /// The layouts of the document without templates.
    var unchanged: [Key: [SceneLayout]] = [:]
  }

  /// - Parameters:
  ///   - devices: The devices beside the canvas.
  ///   - templates: The templates of a version of the document.
  ///   - situation: A situation with what is known about the project.
  package init(
    _ original: Document, devices: [Device], content: Situation.Content = Situation().content,
    options: ApplyOptions = ApplyOptions(), limit: Int = Limit.templateWork,
    templates: @escaping (Document) -> [any Template], situation: @escaping (Situation) -> Situation
  ) {
    (self.original, self.devices, self.content, self.options) = (original, devices, content, options)
    (self.limit, self.templates, self.situation) = (limit, templates, situation)
  }

  /// Whether a template was not checked because of the limit of work.
  package var isCut: Bool { state.isCut }

  /// The limit as a clause.
  package static let cut =
    "checking templates stops after \(Limit.templateWork / 1_000_000) million steps of work; move some elsewhere"

  /// Whether the work is below the limit.
  package func hasRoom() -> Bool {
    if engine.work < limit { return true }
    state.isCut = true
    return false
  }

  /// Each template of the document alone, as long as there is room. Templates that cannot be applied are left out.
  package func alone() -> [AppliedTemplateLayouts] {
    templates(original).compactMap { template in
      guard template.isCheckable, template.screens.contains(where: { $0.frame != nil }), hasRoom() else { return nil }
      return try? alone(template)
    }
  }

  /// A template alone.
  /// - Parameter document: The document to which it was applied, if that is known.
  package func alone(
    _ template: any Template, becoming document: Document? = nil
  ) throws(EditError) -> AppliedTemplateLayouts {
    // A tree without a frame has no size, so everything in it conflicts.
    let screens = template.screens
    let framed = Set(screens.filter { $0.frame != nil }.map(\.id))
    let applied = if let document { document } else { try template.applied(options).document }
    var scenes = SceneCache()
    let places = template.situations(on: devices, content: content).map { situation in
      engine.countWork(ofChanging: applied.tree.nodeCount)
      let there =
        (template.traits.dependsOnEnvironment ? try? template.applied(options(in: situation)).document : nil) ?? applied
      return place(situation, there.bytes == applied.bytes ? applied : there, framed, reusing: &scenes)
    }
    return AppliedTemplateLayouts(
      template: template, predecessor: nil, document: applied, screen: screens.first?.id, screens: framed,
      places: places)
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

  /// Each template of a screen after each other one, where that leads to another document than without the other, as
  /// long as there is room.
  package func pairs(of alone: [AppliedTemplateLayouts]) -> [AppliedTemplateLayouts] {
    // The templates of a version are read once, not for each template that follows.
    var known: [ObjectIdentifier: [any Template]] = [:]
    let later = { (document: Document) in
      let found = known[ObjectIdentifier(document)] ?? templates(document)
      known[ObjectIdentifier(document)] = found
      return found
    }
    let all = TemplatePredecessors(alone)
    return alone.flatMap { second in
      all.predecessors(of: second).compactMap { hasRoom() ? pair($0, second, later) : nil }
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
      engine.countWork(ofChanging: document.tree.nodeCount)
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
      template: second.template, predecessor: first.template, document: document, screen: second.screen,
      screens: second.screens, places: places)
  }

  /// The layouts of screens without a template.
  private func unchangedLayouts(_ situation: Situation, _ screens: Set<ObjectID>) -> [SceneLayout] {
    let key = State.Key(screens: screens, situation: situation)
    if let known = state.unchanged[key] { return known }
    var scenes = SceneCache()
    let layouts = layouts(original, situation, screens, reusing: &scenes)
    state.unchanged[key] = layouts
    return layouts
  }

  private func layouts(
    _ document: Document, _ situation: Situation, _ screens: Set<ObjectID>, reusing scenes: inout SceneCache
  ) -> [SceneLayout] {
    engine.countWork(ofParts: document.tree.nodeCount)
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
    let isCertainAlone = alone.contains { $0.confidence == .certain }
    let found = place.layouts.flatMap(\.faults.conflicts).filter { conflict in
      conflict.confidence == .likely ? alone.isEmpty : !isCertainAlone
    }
    if found.isEmpty { return ([], []) }
    let before = unchangedLayouts(place.situation, applied.screens).flatMap(\.faults.conflicts)
    var known = NestedSets(before.map(\.originIDs))
    let isKnown = found.map { known.containsOneNested($0.originIDs) }
    let conflicts = { (wanted: Bool) in zip(found, isKnown).filter { $1 == wanted }.map(\.0) }
    return (conflicts(false), conflicts(true))
  }

  /// The ambiguous views, without those that are ambiguous on the canvas or in the same situation before, or after one of
  /// the templates alone.
  package func ambiguousViews(
    in place: AppliedTemplateLayouts.Outcome, of applied: AppliedTemplateLayouts
  ) -> [ViewLayout] {
    let found = place.layouts.flatMap(\.faults.ambiguous).joined().ordered { $0.view }
    guard !found.isEmpty else { return [] }
    let canvas = Situation(content: content, sizeClasses: applied.template.traits.sizeClasses)
    let before = [canvas, place.situation].map { unchangedLayouts($0, applied.screens).ambiguousIDs }
    let known = before.reduce(place.alone.ambiguousIDs) { $0.union($1) }
    return found.filter { !known.contains($0.view.id) }
  }

  /// The controls in front of others or of texts that are not there before in the same situation, or after one of the
  /// templates alone. Texts in front of texts are often meant: one is empty until code sets it.
  package func overlaps(in place: AppliedTemplateLayouts.Outcome, of applied: AppliedTemplateLayouts) -> [ViewOverlap] {
    let found = ViewOverlap.all(in: place.layouts).filter { $0.above.kind != .label }
    guard !found.isEmpty else { return [] }
    let before = unchangedLayouts(place.situation, applied.screens) + place.alone
    let known = Set(ViewOverlap.all(in: before).map(\.ids))
    return found.filter { !known.contains($0.ids) }
  }
}

extension LayoutConflict {
  fileprivate var originIDs: Set<ObjectID> { Set(origins.map(\.object.id)) }
}

/// Sets of ids in which those inside of another set, or around it, are found by their members.
private struct NestedSets {
  private let sizes: [Int]
  private let hasEmpty: Bool
  /// The sets with each id.
  private var places: [ObjectID: [Int]] = [:]
  /// The number of members that each set shares with the present one; all 0 in between.
  private var shared: [Int]

  init(_ sets: [Set<ObjectID>]) {
    sizes = sets.map(\.count)
    hasEmpty = sets.contains(where: \.isEmpty)
    shared = sets.map { _ in 0 }
    for (place, ids) in sets.enumerated() { for id in ids { places[id, default: []].append(place) } }
  }

  /// Whether one of the sets is a subset of a set, or the other way around.
  mutating func containsOneNested(_ ids: Set<ObjectID>) -> Bool {
    if ids.isEmpty || hasEmpty { return !sizes.isEmpty }
    var touched: [Int] = []
    for place in ids.flatMap({ places[$0] ?? [] }) {
      if shared[place] == 0 { touched.append(place) }
      shared[place] += 1
    }
    defer { for place in touched { shared[place] = 0 } }
    return touched.contains { shared[$0] == sizes[$0] || shared[$0] == ids.count }
  }
}
