import IBModel
import IBScene

/// The size of each view's content, per axis; nil where a view has none.
struct ContentSizes {
  private var extents: PerAxis<[Double?]>

  /// The content size of a view on an axis, in points of its frame.
  func extent(of view: ViewIndex, _ axis: Axis) -> Double? { extents[axis][view.position] }

  /// The stored size stands for the content, where the kind of a view has content.
  init(storedIn scene: ResolvedScene) {
    let extents = { (axis: Axis) in
      scene.indices.map { view in
        guard scene[view].placement == .constrained else { return Double?.none }
        if let placeholder = scene.placeholder(of: view, axis) { return placeholder.extent }
        return scene.storedContentExtent(of: view, axis)
      }
    }
    self.extents = PerAxis(extents(.horizontal), extents(.vertical))
  }

  /// Content is measured; what cannot be measured is taken as stored.
  ///
  /// - Parameter frames: of the pass before: text wraps at their widths; nil before the first pass.
  init(measuredIn scene: ResolvedScene, _ measure: ContentMeasure, frames: [Rect]?) {
    extents = PerAxis([], [])
    for view in scene.indices {
      let size = scene.measuredSize(of: view, measure, width: frames?[view.position].width)
      for axis in Axis.allCases {
        let measured = axis == .horizontal ? size?.width : size?.height
        let placeholder = scene.placeholder(of: view, axis)
        let extent: Double? =
          if scene[view].placement != .constrained { nil } else if let placeholder {
            placeholder.extent
          } else if size
            != nil
          { measured } else { scene.storedContentExtent(of: view, axis) }
        extents[axis].append(extent)
      }
    }
  }
}

/// A content size written for the canvas.
private struct PlaceholderExtent {
  /// nil where the document says there is none.
  var extent: Double?
}

extension ResolvedScene {
  /// The content size written for the canvas. It is that of a symbol's alignment rectangle.
  fileprivate func placeholder(of view: ViewIndex, _ axis: Axis) -> PlaceholderExtent? {
    guard environment.mode == .canvas else { return nil }
    switch self[view].placeholder.extents[axis] {
    case .unwritten: return nil
    case .none: return PlaceholderExtent(extent: nil)
    case .points(let extent):
      let insets = symbolInsets(of: view) ?? EdgeInsets()
      return PlaceholderExtent(extent: extent + insets.start(axis) + insets.end(axis))
    }
  }

  fileprivate func storedContentExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    if let thickness = separatorExtent(of: view, axis) { return thickness }
    guard let stored = self[view].storedFrame, hasContent(view, axis) else { return nil }
    return listedImageSize(of: view)?.extent(axis) ?? stored.extent(axis)
  }

  /// The measured size of a view's content, wrapped at a width where it wraps.
  fileprivate func measuredSize(of view: ViewIndex, _ measure: ContentMeasure, width: Double?) -> ContentSize? {
    guard self[view].placement == .constrained, var size = measure.size(of: self[view].object, availableWidth: nil)
    else { return nil }
    if let width, measure.wraps(self[view].object), width < size.width ?? 0 {
      size.height = measure.size(of: self[view].object, availableWidth: width)?.height
    }
    return size
  }
}
