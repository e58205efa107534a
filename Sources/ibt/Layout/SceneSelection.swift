import ArgumentParser
import IBLayout
import IBModel
import IBTemplates
import IBWorkspace

/// The scenes of a command: documents with templates applied, and the scenes that `--scene` names.
struct SceneSelection {
  var input: DocumentInput
  /// The name of a scene or root view; nil for all.
  var scene: String?
  var templates: AppliedTemplates?
  /// Whether the decisions of the apps' code about layouts are read, too.
  var readsCode = false
  /// Translates a document.
  var localized: (LoadedDocument) throws -> LoadedDocument = { $0 }

  /// Visits the documents with their root views, or those that `--scene` names.
  func visitRoots(_ visit: ([Object], LoadedDocument) throws -> ExitCode) async throws -> RunStatus {
    guard let scene else {
      return try await visitDocuments {
        let shown = try localized($0).withScenes()
        return try visit(shown.document.rootViews, shown)
      }
    }
    return try await visitNamed(
      scene, "scene or root view", among: \.document.rootViews, names: \.sceneNames, visit)
  }

  /// Visits the documents with the views that a name means, in the scene that `--scene` names.
  func visitViews(
    _ name: String, _ visit: ([Object], LoadedDocument) throws -> ExitCode
  ) async throws -> RunStatus {
    let scene = scene.map { NameQuery($0, genericWords: ["scene"]) }
    return try await visitNamed(
      name, "view",
      among: { loaded in
        let roots = loaded.document.rootViews
        let wanted = scene.map { Set($0.matches(among: roots, names: \.sceneNames).candidates) }
        return loaded.document.objects.filter { $0.isView && wanted?.contains($0.rootView) != false }
      }, names: { [[$0.id.rawValue], [$0.name]] }, visit)
  }

  /// Looks names up in the documents as they are written: translations change the names of objects.
  private func visitNamed(
    _ name: String, _ noun: String, among objects: (LoadedDocument) -> [Object], names: (Object) -> [[String]],
    _ visit: ([Object], LoadedDocument) throws -> ExitCode
  ) async throws -> RunStatus {
    var documents: [LoadedDocument] = []
    var status = try await visitDocuments {
      documents.append($0)
      return .success
    }
    let candidates = documents.enumerated().flatMap { index, loaded in
      objects(loaded).map { object in
        NameChoice.Candidate(
          value: (index: index, object: object), names: names(object),
          identity: "\(loaded.path) \(object.scene?.id.rawValue ?? "") \(noun == "view" ? object.id.rawValue : "")",
          text: "\(loaded.path): \(object.reference)")
      }
    }
    if candidates.isEmpty, status.hasFailed { return status }
    let choice = NameChoice(wanted: name, noun: noun, place: "in \(input.place)")
    let hits = try choice.all(among: candidates)
    for (index, loaded) in documents.enumerated() {
      let found = hits.filter { $0.index == index }.map(\.object.id)
      guard !found.isEmpty else { continue }
      status.attempt {
        let shown = try localized(loaded).withScenes()
        return try visit(found.compactMap(shown.document.object), shown)
      }
    }
    return status
  }

  /// The documents named, or the one with the templates after they were applied, without a translation.
  private func visitDocuments(_ visit: (LoadedDocument) throws -> ExitCode) async throws -> RunStatus {
    guard let templates, let first = templates.names.first else {
      let sources = await input.sources()
      return await (readsCode ? sources.withCode() : sources).visit(visit)
    }
    var original = try await TemplateChoice.document(for: first, at: input.paths.first, templates.sheet)
    if readsCode { original = await original.withCode() }
    let applying = ApplyOptions(situation: try templates.situation.situation(), state: templates.sheet.state)
    var status = RunStatus()
    status.attempt { try visit(try original.applying(templates: templates.names, applying)) }
    return status
  }
}

/// The templates that are applied to a document before it is shown.
struct AppliedTemplates {
  var names: [String]
  var sheet: SheetOptions
  var situation: SituationOptions
}
