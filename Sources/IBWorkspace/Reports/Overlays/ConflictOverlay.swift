import IBDrawing
import IBLayout
import IBModel

extension SceneLayout {
  /// The conflicts that `ibt layout` lists, numbered.
  func conflictOverlay(in loaded: LoadedDocument) -> PictureOverlay {
    var overlay = PictureOverlay(.conflicts, [])
    var number = 0
    for conflict in faults.conflicts {
      let text = ConflictText(conflict, in: loaded)
      overlay.legend.append(.init(nil, text.heading))
      let involved = scene.constraints.filter { constraint in
        conflict.constraints.contains { $0.id == constraint.source.id }
      }
      overlay.marks += involvedViews(involved)
      for origin in conflict.origins {
        number += 1
        if let mark = mark(origin, number) { overlay.marks.append(mark) }
        overlay.legend.append(.init(number, text.sentence(for: origin)))
      }
      overlay.legend.append(.init(nil, text.advice))
    }
    return overlay
  }

  private func mark(_ origin: RowOrigin, _ number: Int) -> PictureMark? {
    if case .constraint(let source) = origin {
      let constraint = scene.constraints.first { $0.source.id == source.id }
      return constraint.map { mark($0, .conflicting, number: number) }
    }
    guard let view = scene.index(of: origin.object) else { return nil }
    return PictureMark(origin.object.id, .conflicting, .object(orElse: framesInRoot[view]), number: number)
  }
}
