import IBLayout
import IBModel

/// Resolves the scenes of documents with what is known about their projects: the sizes of images, and what code decides.
///
/// Everything that lays out documents resolves them here, so that all answers have the same resources.
package struct SceneResolver {
  private let resources: (_ path: String) -> Resources

  /// - Parameter resources: The resources of the project around a document, asked for when content is measured.
  package init(resources: @escaping (_ path: String) -> Resources) { self.resources = resources }

  /// The scenes of a document in a situation, with the resources of its project.
  package func resolve(_ loaded: LoadedDocument, in situation: Situation) -> ResolvedDocument {
    ResolvedDocument(loaded.document, in: self.situation(situation, for: loaded))
  }

  /// A situation with the resources of a document's project and what its code decides. Nothing is searched when content
  /// is not measured.
  package func situation(_ situation: Situation, for loaded: LoadedDocument) -> Situation {
    var situation = situation
    situation.code = loaded.code
    guard situation.content == .measured, loaded.path != "-" else { return situation }
    situation.resources = resources(loaded.path)
    return situation
  }
}

extension Situation {
  /// On the canvas of the document, with the size classes of the template that was applied to it.
  package func showing(_ loaded: LoadedDocument) -> Situation {
    guard device == nil, orientation == nil else { return self }
    var result = self
    result.sizeClasses = loaded.sizeClasses
    return result
  }
}
