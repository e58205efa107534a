import IBModel
import IBSolver

extension SystemBuilder {
  /// The size of a view dropped on Xcode's canvas, in points.
  static let newView = Size(width: 240, height: 128)

  mutating func addCanvasDefaults() {
    for view in scene.indices where scene[view].placement == .constrained {
      let origin = RowOrigin.canvasDefault(scene[view].object)
      for axis in Axis.allCases {
        if let stored = scene[view].storedFrame, !stored.isZero {
          keep(stored, of: view, axis, origin)
        } else if !arrangesViews(view, axis) {
          let natural =
            scene.naturalSize(of: view)?.extent(axis) ?? newStackHeight(of: view, axis)
            ?? SystemBuilder.newView.extent(axis)
          addRow(
            size(view, axis) - natural, priority: appKitSizeStrength(of: view, axis) ?? newStrength(of: view, axis),
            origin)
        }
      }
    }
  }

  private func arrangesViews(_ view: ViewIndex, _ axis: Axis) -> Bool {
    guard case .stack(let settings) = scene[view].arrangement, settings.axis == axis else { return false }
    return scene.children(of: view).contains { scene[$0].isArranged && !scene[$0].leavesStack }
  }

  private func newStrength(of view: ViewIndex, _ axis: Axis) -> Double {
    if isAcrossStack(view, axis) { return RowStrength.arrangedSize }
    guard scene[view].isArranged, newStackHeight(of: view, axis) != nil else { return RowStrength.newSize }
    return RowStrength.newStackHeight
  }

  /// Source: stored frames of empty stack views that nothing else gives a height, in five documents of as many
  /// projects.
  private func newStackHeight(of view: ViewIndex, _ axis: Axis) -> Double? {
    guard axis == .vertical, case .stack(let settings) = scene[view].arrangement, settings.axis == .horizontal,
      scene[view].firstChild == nil, environment.follows(.stacksWithoutContent)
    else { return nil }
    return 50
  }

  private mutating func keep(_ stored: Rect, of view: ViewIndex, _ axis: Axis, _ origin: RowOrigin) {
    addRow(
      size(view, axis) - stored.extent(axis),
      priority: appKitSizeStrength(of: view, axis) ?? storedStrength(of: view, axis), origin)
    let isAtOrigin = stored.x == 0 && stored.y == 0
    addRow(
      storedPosition(view, axis) - stored.start(axis),
      priority: isAtOrigin ? RowStrength.storedOrigin : RowStrength.storedPosition, origin)
  }

  private func storedStrength(of view: ViewIndex, _ axis: Axis) -> Double {
    guard scene[view].isArranged else { return RowStrength.storedSize }
    return isOpen(view, axis) ? RowStrength.openArrangedSize : RowStrength.arrangedSize
  }

  private func isOpen(_ view: ViewIndex, _ axis: Axis) -> Bool {
    guard !scene.hasContent(view, axis) else { return false }
    return switch scene[view].arrangement {
    case .scroll, .table, .collection: true
    default: scene[view].firstChild == nil
    }
  }

  private func isAcrossStack(_ view: ViewIndex, _ axis: Axis) -> Bool {
    guard scene[view].isArranged, !scene[view].isStack, let stack = scene[view].parent,
      case .stack(let settings) = scene[stack].arrangement
    else { return false }
    return settings.axis != axis && settings.alignment != .fill
  }

  /// A root that its content may resize prefers its size.
  mutating func addRootSize() {
    for axis in Axis.allCases {
      addRow(
        size(.root, axis), .equal, givenRootExtent(axis), priority: RowStrength.windowSize, .canvasDefault(scene.root))
    }
  }

  /// Scrolled content is as large as the scroll view unless its constraints determine its size.
  mutating func addScrollContents() {
    for view in scrollViews {
      for axis in Axis.allCases {
        guard let content = contentSize(view, axis) else { continue }
        addRow(
          content - size(view, axis), priority: RowStrength.scrolledSize, .canvasDefault(scene[view].object))
      }
    }
  }
}
