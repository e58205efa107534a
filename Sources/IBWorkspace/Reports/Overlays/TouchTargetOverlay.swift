import IBDrawing
import IBLayout
import IBLint
import IBModel

extension SceneLayout {
  /// The views that users can tap, with the size of those that are too small for it.
  var touchTargetOverlay: PictureOverlay {
    let least = TouchTarget.least
    let frames = framesInRoot
    let marks = scene.indices.flatMap { view -> [PictureMark] in
      let (object, frame) = (scene[view].object, frames[view])
      guard scene.document.platform == .iOS, object.reactsToTaps, !scene[view].isHidden else { return [] }
      guard min(frame.width, frame.height) < least else {
        return [PictureMark(object.id, .touchTarget(isLargeEnough: true), .object(orElse: frame))]
      }
      let (width, height) = (max(frame.width, least), max(frame.height, least))
      let wanted = Rect(
        x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width: width, height: height)
      let text = "\(frame.width.short) × \(frame.height.short)"
      return [
        PictureMark(object.id, .involved, .rectangle(wanted)),
        PictureMark(object.id, .touchTarget(isLargeEnough: false), .object(orElse: frame), text: text),
      ]
    }
    return PictureOverlay(.touchTargets, marks)
  }
}
