import IBLayout
import IBModel

extension SceneLayout {
  package var misplacedOverlay: PictureOverlay {
    let views = faults.views.filter(\.isMisplaced)
    let frames = framesInRoot
    return PictureOverlay(.misplaced, views.flatMap { marks($0.view, frames) })
  }

  private func marks(_ view: Object, _ framesInRoot: ViewTable<Rect>) -> [PictureMark] {
    guard let index = scene.index(of: view), let stored = storedFrame(index, framesInRoot) else { return [] }
    let required = framesInRoot[index]
    return [
      PictureMark(view.id, .storedFrame, .rectangle(stored), text: difference(stored, required)),
      PictureMark(view.id, .requiredFrame, .rectangle(required)),
    ]
  }

  /// The stored frame in the root's coordinates, y down.
  private func storedFrame(_ view: ViewIndex, _ framesInRoot: ViewTable<Rect>) -> Rect? {
    guard var frame = scene[view].storedFrame, let parent = scene[view].parent else { return nil }
    if !scene.isFlipped(parent) { frame.y = frames[parent].height - frame.y - frame.height }
    return frame.moved(framesInRoot[parent].x, framesInRoot[parent].y)
  }

  /// The difference from the stored frame: `y+32 width−6`.
  private func difference(_ stored: Rect, _ required: Rect) -> String {
    let parts = [
      ("x", required.x - stored.x), ("y", required.y - stored.y), ("width", required.width - stored.width),
      ("height", required.height - stored.height),
    ]
    return parts.filter { abs($0.1) > 0.01 }.map { "\($0.0)\($0.1 < 0 ? "−" : "+")\(abs($0.1).short)" }
      .joined(separator: " ")
  }
}
