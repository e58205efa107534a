import IBLayout
import IBModel

/// Finds the exact sizes at which the layout of a root view changes.
package struct Sweep {
  /// The extent of the root views that changes.
  package enum Axis: String, CaseIterable, Sendable {
    case width, height
  }

  /// Extents from the narrowest pane on a pad to beyond the longest side of any screen, in points.
  static let extents = 200.0...1400.0

  package let axis: Axis
  private let engine: LayoutEngine

  package init(axis: Axis, engine: LayoutEngine) {
    self.axis = axis
    self.engine = engine
  }

  /// Extents at which the constraints of a root view conflict.
  struct Band {
    var extents: ClosedRange<Double>
    /// The conflicts at the end of the band that is next to sizes without conflicts.
    package var conflicts: [LayoutConflict]
  }

  /// The changes of a root view as its extent changes.
  package struct Answer {
    package var root: Object
    var conflicts: [Band]
    /// The views that get less room than their content needs, and the extents at which they do.
    package var clips: [LayoutMode.Clip]
    /// The extents from which other constraints determine the frames.
    package var changes: [Double]

    package var hasConflicts: Bool { !conflicts.isEmpty }
  }

  /// Finds the changes of the root view of a scene.
  package func answer(of scene: ResolvedScene) throws(LayoutError) -> Answer {
    let modes = try engine.modes(of: scene, axis == .width ? .width : .height, Sweep.extents)
    return Answer(
      root: scene.root, conflicts: bands(of: modes, scene), clips: clips(of: modes),
      changes: modes.dropFirst().map(\.range.lowerBound))
  }

  private func bands(of modes: [LayoutMode], _ scene: ResolvedScene) -> [Band] {
    var bands: [Band] = []
    for mode in modes where !mode.conflicts.isEmpty {
      if let last = bands.last, last.extents.upperBound == mode.range.lowerBound,
        hasConflict(scene, at: mode.range.lowerBound)
      {
        bands[bands.count - 1].extents = last.extents.lowerBound...mode.range.upperBound
        // Below the sizes without conflicts, the last mode is the nearest one to them.
        if last.extents.lowerBound == Sweep.extents.lowerBound { bands[bands.count - 1].conflicts = mode.conflicts }
      } else {
        bands.append(Band(extents: mode.range, conflicts: mode.conflicts))
      }
    }
    return bands
  }

  /// Two modes with conflicts may meet at a size without one.
  private func hasConflict(_ scene: ResolvedScene, at extent: Double) -> Bool {
    let frame = scene.root.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    var resized = scene
    resized.rootSize =
      axis == .width ? Size(width: extent, height: frame.height) : Size(width: frame.width, height: extent)
    return engine.hasConflicts(atRootSizeOf: resized)
  }

  /// Modes begin up to this after the ones before, in points, because their ends are found by bisection.
  private static let longestGap = 0.5

  /// The clips of all modes. One that continues in the next mode is reported once, and one of less than a point is not.
  private func clips(of modes: [LayoutMode]) -> [LayoutMode.Clip] {
    var clips: [LayoutMode.Clip] = []
    for clip in modes.flatMap(\.clips) {
      let last = clips.lastIndex {
        $0.view == clip.view && $0.range.upperBound >= clip.range.lowerBound - Sweep.longestGap
      }
      if let last {
        let end = max(clips[last].range.upperBound, clip.range.upperBound)
        clips[last].range = min(clips[last].range.lowerBound, clip.range.lowerBound)...end
      } else {
        clips.append(clip)
      }
    }
    return clips.filter { $0.range.upperBound - $0.range.lowerBound >= 1 }
  }
}
