import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBTemplates

/// The pictures of a page: every scene in every state.
package struct PreviewPictures {
  package let source: PreviewSource
  package let requested: Situation
  /// The values that conditions of layouts read.
  package let state: [String: StateValue]
  private let engine = LayoutEngine()
  private let resources: SceneResolver
  private let pictures: PictureResources
  /// The views that templates lay out, by root view.
  private let targets: [ObjectID: Set<ObjectID>]

  package init(
    _ source: PreviewSource, _ requested: Situation, state: [String: StateValue], resources: SceneResolver,
    pictures: PictureResources
  ) {
    (self.source, self.requested, self.state, self.resources) = (source, requested, state, resources)
    self.pictures = pictures
    let options = OverlayOptions(loaded: source.loaded, drawing: DrawingOptions())
    targets = source.scenes.reduce(into: [:]) { $0[$1.id] = try? options.templateTargets(on: $1) }
  }

  /// The states, scenes first, and the scenes whose root view is not installed in one of them. A template of other
  /// scenes leaves a scene as it is.
  package func states() throws -> (drawn: [PreviewPage.State], failures: [LayoutError]) {
    // As in `ibt render`: the looks of watchOS are not known.
    guard source.loaded.document.platform != .watchOS else { return ([], []) }
    var states: [PreviewPage.State] = []
    var failures: Set<LayoutError> = []
    for variant in source.variants {
      let resolved = try resolve(variant).document
      for (sceneIndex, root) in source.scenes.enumerated() {
        let options = [sceneIndex] + variant.options
        guard let scene = resolved.scenes.first(where: { $0.root.id == root.id }) else { continue }
        if scene.views.isEmpty {
          failures.insert(LayoutError(.noView, root: root))
        } else {
          states += drawn(scene, options)
        }
      }
    }
    return (states.sorted { $0.options.lexicographicallyPrecedes($1.options) }, failures.sorted { $0.root < $1.root })
  }

  /// The layers of overlays for the scenes in a layout, drawn once for all appearances.
  func layers(in variant: PreviewSource.Variant, _ findings: [Finding]) throws -> [PreviewPage.Layer] {
    let (document, loaded) = try resolve(variant)
    let layouts = engine.layouts(of: document, options: .faults).solved
    let drawing = DrawingOptions(resources: pictures)
    var layers: [PreviewPage.Layer] = []
    for (sceneIndex, root) in source.scenes.enumerated() {
      guard let layout = layouts.first(where: { $0.root.id == root.id }) else { continue }
      let picture = Picture(of: layout, drawing)
      for kind in PictureOverlay.Kind.allCases where kind != .misplaced || hasStoredFrames(variant) {
        var options = OverlayOptions(
          loaded: kind == .conflicts ? loaded : source.loaded, drawing: drawing, findings: findings)
        if kind == .templates { options.knownTargets = targets }
        let overlay = try layout.overlay(OverlayChoice(kind), options)
        if overlay.marks.isEmpty { continue }
        layers.append(PreviewPage.Layer(overlay, on: picture, options: [sceneIndex] + variant.options))
      }
    }
    return layers
  }

  private func hasStoredFrames(_ variant: PreviewSource.Variant) -> Bool {
    variant == source.firstVariant && source.devices[variant.device] == nil && requested.layoutDirection == .leftToRight
  }

  private func situation(_ device: Device?, _ orientation: Orientation?) -> Situation {
    Situation(
      mode: device == nil ? .canvas : .runTime, content: requested.content, device: device, orientation: orientation,
      textSize: requested.textSize, layoutDirection: requested.layoutDirection)
  }

  private func resolve(
    _ variant: PreviewSource.Variant
  ) throws -> (document: ResolvedDocument, loaded: LoadedDocument) {
    let situation = situation(source.devices[variant.device], source.orientations[variant.orientation])
    let options = ApplyOptions(situation: situation, state: state)
    let applied = try source.loaded.applying(first: source.templates[variant.template], templates: [], options)
    return (resources.resolve(applied, in: situation.showing(applied)), applied)
  }

  /// A scene in each appearance, with notes on its layout.
  private func drawn(_ scene: ResolvedScene, _ variant: [Int]) -> [PreviewPage.State] {
    let layout = try? engine.layout(of: scene, options: .framesOnly)
    var remark = "stored frames, because it cannot be laid out"
    if let layout { remark = layout.conflicts.isEmpty ? "no constraints conflict" : "constraints conflict" }
    var states: [PreviewPage.State] = []
    for (index, scheme) in source.schemes.enumerated() {
      let options = DrawingOptions(scheme: scheme, resources: pictures)
      let picture = layout.map { Picture(of: $0, options) } ?? Picture(ofStored: scene, options)
      if picture.nodes.isEmpty { continue }
      states.append(PreviewPage.State(options: variant + [index], picture: picture, remark: remark))
    }
    return states
  }
}
