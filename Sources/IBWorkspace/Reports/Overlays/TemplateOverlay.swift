import IBDrawing
import IBLayout
import IBModel
import IBTemplates

extension SceneLayout {
  /// The scene before and after templates are applied, with the same numbers on views; nil if there is no template.
  func templateGallery(_ options: OverlayOptions, by engine: LayoutEngine) throws -> Picture? {
    let shown = try options.shownTemplates(on: root)
    guard !shown.isEmpty else { return nil }
    let drawing = options.drawing
    let numbered = participants(Set(shown.flatMap { $0.targets.map(\.id) }))
    let ids = numbered.map { scene[$0].object.id }
    let panel = { (title: String, layout: SceneLayout) in
      let overlay = PictureOverlay(.templates, layout.participantMarks(ids))
      return PictureGallery.Panel(title, Picture(of: layout, drawing).showing(overlay, drawing.scheme))
    }
    var panels = [panel("Before", self)]
    for template in shown {
      if let after = try layout(after: template, in: options.loaded, by: engine) {
        panels.append(panel(template.name, after))
      }
    }
    return PictureGallery(panels, drawing.scheme).picture
      .explained(by: legend(of: numbered), .templates, drawing.scheme)
  }

  /// The views that templates lay out, as they are in this layout.
  func templateOverlay(_ options: OverlayOptions) throws -> PictureOverlay {
    let numbered = participants(try options.templateTargets(on: root))
    return PictureOverlay(
      .templates, participantMarks(numbered.map { scene[$0].object.id }), legend: legend(of: numbered))
  }

  private func participants(_ targets: Set<ObjectID>) -> [ViewIndex] {
    scene.indices.filter { !$0.isRoot && targets.contains(scene[$0].object.id) }
  }

  private func legend(of numbered: [ViewIndex]) -> [PictureOverlay.Entry] {
    zip(1..., numbered).map { PictureOverlay.Entry($0, scene[$1].object.name) }
  }

  private func layout(
    after template: any Template, in loaded: LoadedDocument, by engine: LayoutEngine
  ) throws -> SceneLayout? {
    let situation = scene.environment.situation
    let applied = try loaded.applying(templates: [template.id], ApplyOptions(situation: situation))
    let resolved = ResolvedDocument(applied.document, in: situation.showing(applied)) { $0.id == root.id }
    return engine.layouts(of: resolved, options: .framesOnly).solved.first
  }

  private func participantMarks(_ ids: [ObjectID]) -> [PictureMark] {
    let frames = framesInRoot
    let views = Dictionary(scene.indices.map { (scene[$0].object.id, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(1..., ids).compactMap { number, id in
      guard let view = views[id] else { return nil }
      return PictureMark(
        id, .participant(isVisible: scene.shows(view)), .object(orElse: frames[view]), number: number)
    }
  }
}

extension OverlayOptions {
  /// The views of a screen that templates lay out.
  func templateTargets(on root: Object) throws -> Set<ObjectID> {
    try knownTargets?[root.id] ?? Set(shownTemplates(on: root).flatMap { $0.targets.map(\.id) })
  }

  fileprivate func shownTemplates(on root: Object) throws -> [any Template] {
    if !templates.isEmpty { return try templates.map { try loaded.template($0) } }
    // Without those that cannot be applied, and parts of others.
    return try loaded.templates().filter { template in
      !template.traits.isPart && template.problems.isEmpty && template.screens.contains { $0.id == root.id }
    }
  }
}

extension ResolvedScene {
  /// Whether a view and the views around it are visible.
  fileprivate func shows(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    while let inner = current, !inner.isRoot {
      if self[inner].isHidden || appearance(of: inner).opacity < 0.01 { return false }
      current = self[inner].parent
    }
    return true
  }
}
