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
  /// The views that templates lay out, by root view, for a document with many overlays.
  var knownTargets: [ObjectID: Set<ObjectID>]?

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
    let (constraints, frames) = (scene.constraints, framesInRoot)
    let places = Dictionary(grouping: constraints.indices) { constraints[$0].source.id }
    for conflict in faults.conflicts {
      let text = ConflictText(conflict, in: loaded)
      overlay.legend.append(.init(nil, text.heading))
      let involved = Set(conflict.constraints.map(\.id)).flatMap { places[$0] ?? [] }.sorted()
      overlay.marks += involvedViews(involved.map { constraints[$0] })
      for origin in conflict.origins {
        number += 1
        if case .constraint(let source) = origin {
          overlay.marks += (places[source.id] ?? []).prefix(1).map {
            mark(constraints[$0], .conflicting, number: number)
          }
        } else if let view = scene.index(of: origin.object) {
          overlay.marks.append(
            PictureMark(origin.object.id, .conflicting, .object(orElse: frames[view]), number: number))
        }
        overlay.legend.append(.init(number, text.sentence(for: origin)))
      }
      overlay.legend.append(.init(nil, text.advice))
    }
    return overlay
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
