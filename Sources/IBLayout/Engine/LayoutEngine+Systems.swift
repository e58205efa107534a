import IBModel
import IBSolver

/// The rows of a view tree, for measuring and checking the solver on real ones.
package struct TreeSystem {
  package var root: Object
  /// The rows of the last pass, when insets and wrapped text have settled.
  package var system: LinearSystem
  package var size: Size
}

extension LayoutEngine {
  /// Returns the systems of all view trees of a document, in document order.
  ///
  /// - Parameter stays: Whether to include the weak rows that keep undetermined frames at their stored values.
  package func systems(
    of document: Document, in situation: Situation = Situation(), stays: Bool
  ) -> [TreeSystem] {
    let resolved = ResolvedDocument(document, in: situation)
    let contents = ContentSource(resolved.environment)
    return resolved.scenes.compactMap { scene in
      (try? solved(scene, contents)).map { layout in
        let freed = { layout.builder.withoutCanvasDefaults(contents.sizes(of: scene, at: layout.frames)) }
        return TreeSystem(
          root: scene.root, system: stays ? layout.builder.system : freed().system, size: scene.rootSize)
      }
    }
  }
}
