import IBModel
import IBScene
import IBSolver
import IBXML

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
    let facts = DocumentFacts(document, in: situation)
    return document.rootViews.compactMap { root in
      solved(root, facts).map { solved in
        var builder = solved.builder
        if !stays {
          builder = builder.withoutStays(facts.contents(of: solved.tree, frames: solved.frames))
        }
        return TreeSystem(root: root, system: builder.system, size: solved.size)
      }
    }
  }
}
