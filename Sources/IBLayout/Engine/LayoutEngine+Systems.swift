import IBModel
import IBSolver

/// The rows a view tree is laid out by, for measuring and checking the solver on real ones.
package struct TreeSystem {
  /// The root of the tree.
  package var root: Object
  /// The rows of the last pass, when insets and wrapped text have settled.
  package var system: LinearSystem
  /// The size of the root.
  package var size: Size
}

extension LayoutEngine {
  /// The systems of all view trees of a document, in document order.
  ///
  /// - Parameter stays: whether the weak rows that keep what nothing else determines at its stored frame are among them.
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
