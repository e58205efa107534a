import IBLayout

/// Resolves the scenes of documents with the image sizes and code decisions of their projects. All layouts use it, so
/// that they have the same resources.
package struct SceneResolver {
  private let resources: (_ path: String) -> Resources

  /// - Parameter resources: The resources of the project around a document, asked for when content is measured.
  package init(resources: @escaping (_ path: String) -> Resources) { self.resources = resources }

  package func resolve(_ loaded: LoadedDocument, in situation: Situation) -> ResolvedDocument {
    ResolvedDocument(loaded.document, in: self.situation(situation, for: loaded))
  }

  /// A situation with the image sizes and code decisions of a project, which is searched only to measure content.
  package func situation(_ situation: Situation, for loaded: LoadedDocument) -> Situation {
    var situation = situation
    situation.code = loaded.code
    guard situation.content == .measured, loaded.path != "-" else { return situation }
    situation.resources = resources(loaded.path)
    return situation
  }
}

extension Situation {
  /// The situation on the canvas of the document, with the size classes of the applied template.
  package func showing(_ loaded: LoadedDocument) -> Situation {
    guard device == nil, orientation == nil else { return self }
    var result = self
    result.sizeClasses = loaded.sizeClasses
    return result
  }
}
