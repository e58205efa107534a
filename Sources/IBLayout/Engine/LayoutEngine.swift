import IBModel
import IBScene
import IBSolver
import IBXML

/// Lays out view trees; keeps its working memory. Not for two threads at once.
public final class LayoutEngine {
  let solver = Solver()

  /// An engine with no memory yet.
  public init() {}

  /// The layouts of all view trees of a document, in document order.
  ///
  /// A tree whose numbers are beyond what can be computed with is left out.
  /// - Parameter imageSizes: sizes of images in points by name, from asset catalogues, for content that is measured.
  /// - Complexity: near linear in the number of views
  public func layouts(
    of document: Document, in situation: Situation = Situation(), imageSizes: [String: Size] = [:]
  ) -> [Layout] {
    let facts = DocumentFacts(document, in: situation, imageSizes: imageSizes)
    return document.rootViews.compactMap { root in
      solved(root, facts).map { solved in
        let conflicts = solved.solution.conflicts.map { LayoutConflict($0, in: solved) }
        return Layout(
          root: root, views: solved.viewLayouts(ambiguous: ambiguousAxes(solved, facts)), conflicts: conflicts)
      }
    }
  }

  /// What determines each edge of a view; nil when the view is not installed.
  public func explanation(
    of view: Object, in document: Document, in situation: Situation = Situation()
  ) -> Explanation? {
    solved(view.rootView, DocumentFacts(document, in: situation)).flatMap { Explanation(of: view, in: $0, by: solver) }
  }

  /// How often insets and wrapped text, which depend on frames, are worked out anew.
  private static let passes = 6

  /// The system of a view tree with the values that solve it.
  func solved(_ root: Object, _ facts: DocumentFacts) -> SolvedTree? {
    let surroundings = facts.surroundings
    let tree = ViewTree(root: root, of: facts.document, classes: surroundings.classes)
    let kind = root.rootKind(facts.bars)
    let size = surroundings.rootSize(of: root, kind)
    var insets = ViewInsets(tree, surroundings, kind, rootSize: size)
    var result: SolvedTree?
    for pass in 0..<LayoutEngine.passes {
      let contents = facts.contents(of: tree, frames: result?.frames)
      var builder = SystemBuilder(tree, surroundings, insets, contents: contents)
      builder.addRows()
      guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
      let frames = builder.frames(solution.values)
      let settled = pass > 0 && zip(result?.frames ?? [], frames).allSatisfy { $0.isClose(to: $1) }
      result = SolvedTree(
        tree: tree, builder: builder, insets: insets, solution: solution, size: size, frames: frames)
      if settled || !(builder.dependsOnFrames || !facts.isContentStored) { break }
      insets.frames = tree.inRoot(frames)
    }
    return result
  }
}
