import IBLayout
import IBModel
import IBScene

/// What Interface Builder's canvas shows elsewhere although nothing changed: the view of a controller and a view in a xib have
/// other margins and safe areas there.
enum CanvasComparison {
  /// The views in a root view that have other frames on the canvas of another document, at the same size.
  static func moved(in root: ObjectID, from old: Document, to new: Document) -> [Object] {
    guard old.usesAutoLayout, let frame = old.object(root)?.frame, frame.width > 0, frame.height > 0 else { return [] }
    let situation = Situation(content: .stored, size: Size(width: frame.width, height: frame.height))
    let (before, after) = (frames(in: root, of: old, situation), frames(in: root, of: new, situation))
    return new.views.filter { view in
      guard let one = before[view.id], let other = after[view.id] else { return false }
      return [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height].contains {
        abs($0) > LayoutState.tolerance
      }
    }
  }

  private static func frames(in root: ObjectID, of document: Document, _ situation: Situation) -> [ObjectID: Rect] {
    let scenes = ResolvedDocument(document, in: situation) { $0.id == root }.scenes
    guard let layout = scenes.first.flatMap({ try? LayoutEngine().layout(of: $0, options: .framesOnly) }) else {
      return [:]
    }
    return Dictionary(layout.views.map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
