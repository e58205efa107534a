import IBDrawing
import IBLayout
import IBModel
import IBProject
import IBTemplates

/// The choices on a page about a document.
package struct PreviewSource {
  package let loaded: LoadedDocument
  package let scenes: [Object]
  /// nil for the canvas.
  package let devices: [Device?]
  /// nil for the orientation of the document, on platforms that do not turn.
  package let orientations: [Orientation?]
  /// nil for the base layout.
  package let templates: [(any Template)?]
  package let schemes: [ColorScheme]

  /// - Parameters:
  ///   - scene: The only scene to show; nil for all.
  ///   - named: The devices to show instead of the canvas and the usual ones; empty for those.
  package init(_ loaded: LoadedDocument, scene: Object?, devices named: [Device], schemes: [ColorScheme]) throws {
    self.loaded = loaded
    scenes = scene.map { [$0] } ?? loaded.screensOnCanvas
    let isTouch = loaded.document.platform == .iOS
    let usual = isTouch ? Device.shown(on: .iOS) : []
    devices = named.isEmpty ? [nil] + (loaded.project.devices.map(Device.known) ?? usual).map { $0 } : named
    orientations = isTouch ? [.portrait, .landscape] : [nil]
    let ids = Set(scenes.map(\.id))
    templates =
      [nil]
      + (try loaded.templates()).filter { template in
        template.problems.isEmpty && template.screens.contains { ids.contains($0.id) }
      }.map { $0 }
    self.schemes = schemes
  }

  /// The choices in the order of `choices`.
  package enum Axis: Int { case scene, template, device, orientation, appearance }

  /// A layout on a device in an orientation, each as an index.
  package struct Variant: Equatable {
    package let template, device, orientation: Int

    /// The options in the order of the choices after the scene.
    package var options: [Int] { [template, device, orientation] }
  }

  package var variants: [Variant] {
    templates.indices.flatMap { template in
      devices.indices.flatMap { device in
        orientations.indices.map { Variant(template: template, device: device, orientation: $0) }
      }
    }
  }

  /// The base layout that the page shows at first: the one of the canvas, unless devices were named.
  var firstVariant: Variant { Variant(template: 0, device: 0, orientation: heldOrientation) }

  private var heldOrientation: Int {
    orientations.firstIndex(of: ResolvedDocument(loaded.document).scenes.first?.environment.orientation) ?? 0
  }

  package var title: String {
    let name = loaded.path.split(separator: "/").last.map(String.init) ?? loaded.path
    return name == "-" ? "Standard input" : name
  }

  /// The groups of radio buttons.
  var choices: [PreviewPage.Choice] {
    [
      PreviewPage.Choice(
        name: "scene", title: "Scene",
        options: scenes.map { PreviewPage.Option(value: $0.id.rawValue, title: ($0.viewTreeOwner ?? $0).name) }),
      PreviewPage.Choice(
        name: "template", title: "Layout",
        options: templates.map { PreviewPage.Option(value: $0?.id ?? "base", title: title(of: $0)) }),
      PreviewPage.Choice(
        name: "device", title: "Device",
        options: devices.map { PreviewPage.Option(value: $0?.name ?? "canvas", title: $0?.name ?? "Canvas") }),
      PreviewPage.Choice(
        name: "orientation", title: "Orientation",
        options: orientations.map { PreviewPage.Option(value: $0?.rawValue ?? "canvas", title: title(of: $0)) },
        standard: heldOrientation),
      PreviewPage.Choice(
        name: "appearance", title: "Appearance",
        options: schemes.map { PreviewPage.Option(value: "\($0)", title: $0 == .light ? "Light" : "Dark") }),
    ]
  }

  /// The name of a template, with its id if another one has the same name.
  private func title(of template: (any Template)?) -> String {
    guard let template else { return "Base layout" }
    let namesakes = templates.count { $0?.name == template.name }
    return namesakes > 1 ? template.reference : template.name
  }

  private func title(of orientation: Orientation?) -> String {
    switch orientation {
    case .portrait: "Portrait"
    case .landscape: "Landscape"
    case nil: "As in the document"
    }
  }
}
