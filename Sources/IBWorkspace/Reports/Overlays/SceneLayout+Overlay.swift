import IBDrawing
import IBLayout
import IBLint
import IBModel

/// The data for overlays beside the layout that they explain.
package struct OverlayOptions {
  /// The document of the layout, or the one whose templates and findings are shown.
  package var loaded: LoadedDocument
  package var drawing: DrawingOptions
  /// The names of the templates that the overlay is about; empty for all.
  package var templates: [String] = []
  /// The findings of `ibt lint` in the document, if the overlay shows them.
  package var findings: [Finding] = []

  package init(
    loaded: LoadedDocument, drawing: DrawingOptions, templates: [String] = [], findings: [Finding] = []
  ) {
    (self.loaded, self.drawing, self.templates, self.findings) = (loaded, drawing, templates, findings)
  }
}

extension SceneLayout {
  /// The overlay for this layout alone, without another one beside it.
  /// - Throws: `CommandError` when a template is not known.
  package func overlay(_ choice: OverlayChoice, _ options: OverlayOptions) throws -> PictureOverlay {
    switch choice.kind {
    case .constraints: constraintOverlay(choice)
    case .conflicts: conflictOverlay(in: options.loaded)
    case .ambiguity: ambiguityOverlay
    case .misplaced: misplacedOverlay
    case .templates: try templateOverlay(options)
    case .findings: findingOverlay(options.findings, of: options.loaded)
    case .touchTargets: touchTargetOverlay
    }
  }

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
