import IBDrawing
import IBInspection
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// The screen that a film shows, and its pictures in two states.
struct FilmSource {
  private let document: LoadedDocument
  private let root: ObjectID
  private let requested: Situation
  private let sheet: SheetOptions

  /// Finds the document and the screen.
  /// - Throws: `CommandFailure` when there is none, or more than one.
  init(
    path: String?, scene: String?, states: [FilmState], _ requested: Situation, _ sheet: SheetOptions
  ) async throws {
    let names = states.compactMap(\.template)
    if let name = names.first {
      document = try await TemplateChoice.document(for: name, at: path, sheet)
    } else {
      document = try await FilmSource.onlyDocument(at: path)
    }
    root = try FilmSource.root(in: document, scene: scene, templates: names)
    (self.requested, self.sheet) = (requested, sheet)
  }

  private static func onlyDocument(at path: String?) async throws -> LoadedDocument {
    let search = try await DocumentSearch(at: path)
    if let named = search.named { return named }
    if let only = try search.only(with: "scenes", where: { !$0.document.rootViews.isEmpty }) { return only }
    throw CommandFailure("no document \(search.place) has a scene\(search.unread)")
  }

  private static func root(in loaded: LoadedDocument, scene: String?, templates: [String]) throws -> ObjectID {
    let roots = loaded.document.rootViews
    if let scene {
      let candidates = roots.map {
        NameChoice.Candidate(
          value: $0, names: $0.sceneNames, identity: ($0.scene?.id ?? $0.id).rawValue, text: $0.reference)
      }
      let choice = NameChoice(wanted: scene, noun: "scene or root view", place: "in `\(loaded.path)`")
      return try choice.only(among: candidates).id
    }
    var screens = loaded.screens(among: roots)
    if let name = templates.last {
      let ids = Set(try loaded.template(name).screens.map(\.id))
      screens.removeAll { !ids.contains($0.id) }
    }
    guard let only = screens.first else { throw CommandFailure("`\(loaded.path)` has no scene to draw") }
    if screens.count > 1 { throw CommandFailure("`\(loaded.path)` has \(screens.count) scenes; name one with --scene") }
    return only.id
  }

  /// The switch between two states. A second template is applied after the first one, as `ibt transition` does.
  func film(from start: FilmState, to end: FilmState, _ picture: (String) -> DrawingOptions) throws -> Film {
    let options = picture(document.path)
    let templates = [start.template, end.template].compactMap { $0 }
    let first = try self.picture(of: start, start.template.map { [$0] } ?? [], options)
    return Film(from: first, to: try self.picture(of: end, end.template == nil ? [] : templates, options))
  }

  private func picture(of state: FilmState, _ templates: [String], _ options: DrawingOptions) throws -> Picture {
    let situation = state.situation(requested)
    let loaded = try document.applying(templates: templates, ApplyOptions(situation: situation, state: sheet.state))
    let resolved = SceneResolver.searchingProjects().resolve(loaded, in: situation.showing(loaded))
    guard let scene = resolved.scenes.first(where: { $0.root.id == root }),
      let rendered = RenderedScene(scene, LayoutEngine(), options)
    else { throw CommandFailure("\(document.path): \(document.document.name(ofObject: root)) cannot be drawn") }
    rendered.notes(in: loaded).forEach(Terminal.note)
    return rendered.picture
  }
}
