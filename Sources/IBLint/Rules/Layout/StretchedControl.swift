import IBBase
import IBLayout
import IBModel
import IBProject

extension Rule {
  static let stretchedControl = Rule(
    "stretched_control", .layout, .warning, isOptIn: true, inputs: [.frames],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.usesAutoLayout, document.platform == .iOS,
        inspection.resolved().scenes.contains(where: { !$0.controlsPlacedTwice.isEmpty })
      else { return }
      var frames: [Object: [PlacedControl]] = [:]
      for situation in situations(inspection) {
        for scene in inspection.resolved(in: situation).scenes {
          for frame in inspection.controlsPlacedTwice(in: scene) { frames[frame.control, default: []].append(frame) }
        }
      }
      for (control, placed) in frames.ordered(by: \.key) {
        guard let frame = placed.max(by: { $0.height < $1.height }), frame.isStretched(beside: placed) else { continue }
        findings.report(
          control.element,
          "\(control.reference) is \(frame.height.short) points high \(frame.place), and \(frame.drawn.short) by itself",
          related: frame.constraints.map { Finding.Related($0.element, document.text(of: $0)) })
      }
    })

  private static func situations(_ inspection: Inspection) -> [Situation] {
    inspection.devices.map { Situation(mode: .runTime, device: $0, orientation: .portrait) }
  }
}

/// A control in a scene that is laid out for a screen.
private struct PlacedControl {
  let control: Object
  let height: Double
  /// The height at which it is drawn.
  let drawn: Double
  /// The name of the screen, after "is high".
  let place: String
  /// The constraints that determine its height.
  let constraints: [Constraint]

  /// Whether it is 1.5 times as high as drawn, and lower on another screen; one with equal heights fills a container.
  func isStretched(beside others: [PlacedControl]) -> Bool {
    let least = others.map(\.height).min() ?? height
    return height >= drawn * 1.5 && height - least >= drawn / 2
  }
}

extension Inspection {
  /// Controls with several vertical positions in the scene; none if constraints conflict.
  fileprivate func controlsPlacedTwice(in scene: ResolvedScene) -> [PlacedControl] {
    let candidates = scene.controlsPlacedTwice
    guard !candidates.isEmpty, let layout = try? engine.layout(of: scene, options: .framesOnly),
      layout.conflicts.isEmpty
    else { return [] }
    return candidates.map { candidate in
      PlacedControl(
        control: scene[candidate.view].object, height: layout.frames[candidate.view].height, drawn: candidate.drawn,
        place: scene.environment.device.map { "on \($0.name)" } ?? "", constraints: candidate.by)
    }
  }
}

extension ResolvedScene {
  /// Controls with several constraints from top to bottom, the heights at which they are drawn, and the constraints.
  fileprivate var controlsPlacedTwice: [(view: ViewIndex, drawn: Double, by: [Constraint])] {
    let measure = ContentMeasure(environment)
    return indices.compactMap { view in
      guard self[view].placement == .constrained, let drawn = measure.drawnHeight(of: self[view]) else { return nil }
      let constraints = verticalPlaces(of: view)
      return constraints.count > 1 ? (view, drawn, constraints) : nil
    }
  }

  /// The required constraints that place a view vertically.
  fileprivate func verticalPlaces(of view: ViewIndex) -> [Constraint] {
    constraints.filter { constraint in
      constraint.relation == .equal && constraint.priority == 1000
        && [constraint.first, constraint.second].contains { anchor in
          anchor?.item == .view(view) && [.top, .bottom, .centerY].contains(anchor?.attribute)
        }
    }.map(\.source)
  }
}
