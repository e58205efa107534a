import IBDrawing
import IBLayout
import IBModel
import IBScene
import IBTemplates

extension OverlaidScene {
  /// The scene before and after templates are applied, with the same number on a view.
  /// - Throws: `CommandFailure` when a template cannot be applied.
  func templateResult() throws -> Result {
    let shown = try shownTemplates()
    guard !shown.isEmpty else {
      noteNothing(.templates)
      return Result(picture: Picture(of: solved, options))
    }
    let numbered = participants(of: shown)
    let ids = numbered.map { scene[$0].object.id }
    var panels = [PictureGallery.Panel("Before", panel(solved, ids))]
    for template in shown {
      if let after = try solved(after: template) { panels.append(.init(template.name, panel(after, ids))) }
    }
    let picture = PictureGallery(panels, options.scheme).picture
      .explained(by: legend(of: numbered), .templates, options.scheme)
    return Result(picture: picture, repeatsObjects: true)
  }

  /// The views that templates lay out, as they are in this layout.
  /// - Throws: `CommandFailure` when a template is not known.
  func templateOverlay() throws -> PictureOverlay {
    let numbered = participants(of: try shownTemplates())
    return PictureOverlay(
      .templates, participantMarks(solved, numbered.map { scene[$0].object.id }), legend: legend(of: numbered))
  }

  private func participants(of templates: [any Template]) -> [ViewIndex] {
    let targets = Set(templates.flatMap { $0.targets.map(\.id) })
    return scene.indices.filter { !$0.isRoot && targets.contains(scene[$0].object.id) }
  }

  private func legend(of numbered: [ViewIndex]) -> [PictureOverlay.Entry] {
    zip(1..., numbered).map { PictureOverlay.Entry($0, scene[$1].object.name) }
  }

  private func shownTemplates() throws -> [any Template] {
    if !templates.isEmpty { return try templates.map { try TemplateChoice.template($0, in: loaded) } }
    return try loaded.templates(on: scene.root)
  }

  private func solved(after template: any Template) throws -> SolvedScene? {
    let situation = scene.environment.situation
    let applied = try loaded.applying(templates: [template.id], ApplyOptions(situation: situation))
    let resolved = ResolvedDocument(applied.document, in: situation.showing(applied)) { $0.id == scene.root.id }
    return resolved.scenes.first.flatMap { engine.solved($0) }
  }

  private func panel(_ solved: SolvedScene, _ ids: [String]) -> Picture {
    Picture(of: solved, options).showing(
      PictureOverlay(.templates, participantMarks(solved, ids)), options.scheme)
  }

  private func participantMarks(_ solved: SolvedScene, _ ids: [String]) -> [PictureMark] {
    let scene = solved.scene
    let frames = solved.framesInRoot
    let views = Dictionary(scene.indices.map { (scene[$0].object.id, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(1..., ids).compactMap { number, id in
      guard let view = views[id] else { return nil }
      return PictureMark(
        id, .participant(isVisible: scene.shows(view)), .object(orElse: frames[view]), number: number)
    }
  }
}

extension ResolvedScene {
  /// Whether a view and those around it are visible.
  fileprivate func shows(_ view: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    while let inner = current, !inner.isRoot {
      if self[inner].isHidden || appearance(of: inner).opacity < 0.01 { return false }
      current = self[inner].parent
    }
    return true
  }
}
