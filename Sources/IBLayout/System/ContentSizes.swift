import IBModel
import IBScene
import IBXML

/// The size of each view's content, per axis; nil where a view has none.
struct ContentSizes {
  private var extents: [[Double?]]

  /// The content size of a view on an axis, in points of its frame.
  func extent(of node: Int, _ axis: Axis) -> Double? { extents[axis.rawValue][node] }

  /// What is stored stands for the content, where the kind of a view has content.
  ///
  /// - Parameter images: sizes by name.
  init(storedIn tree: ViewTree, _ surroundings: Surroundings, images: [String: Size]) {
    extents = Axis.allCases.map { axis in
      tree.nodes.indices.map { node in
        guard tree.nodes[node].placement == .constrained else { return nil }
        if let placeholder = tree.placeholder(of: node, axis, surroundings) { return placeholder.extent }
        return tree.storedContentExtent(of: node, axis, surroundings, images)
      }
    }
  }

  /// Content is measured; what cannot be measured is taken as stored.
  ///
  /// - Parameter frames: of the pass before: text wraps at their widths; nil before the first pass.
  init(
    measuredIn tree: ViewTree, _ surroundings: Surroundings, _ measure: ContentMeasure, images: [String: Size],
    frames: [Rect]?
  ) {
    extents = [[], []]
    for node in tree.nodes.indices {
      let size = tree.measuredSize(of: node, measure, width: frames?[node].width)
      for axis in Axis.allCases {
        let measured = axis == .horizontal ? size?.width : size?.height
        let isContent = tree.nodes[node].placement == .constrained
        let placeholder = tree.placeholder(of: node, axis, surroundings)
        let extent: Double? =
          if !isContent { nil } else if let placeholder { placeholder.extent } else if size != nil { measured } else {
            tree.storedContentExtent(of: node, axis, surroundings, images)
          }
        extents[axis.rawValue].append(extent)
      }
    }
  }
}

/// A content size written for the canvas.
private struct PlaceholderExtent {
  /// nil where the document says there is none.
  var extent: Double?
}

extension ViewTree {
  /// The content size written for the canvas; infinite stands for none. It is that of a symbol's alignment rectangle.
  fileprivate func placeholder(of node: Int, _ axis: Axis, _ surroundings: Surroundings) -> PlaceholderExtent? {
    let name = axis == .horizontal ? Name.placeholderIntrinsicWidth : .placeholderIntrinsicHeight
    guard surroundings.mode == .canvas, let text = nodes[node].element[name] else { return nil }
    guard text != "infinite", let extent = Double(finite: text) else { return PlaceholderExtent(extent: nil) }
    let insets = symbolInsets(of: node, surroundings) ?? EdgeInsets()
    return PlaceholderExtent(extent: extent + insets.start(axis) + insets.end(axis))
  }

  fileprivate func storedContentExtent(
    of node: Int, _ axis: Axis, _ surroundings: Surroundings, _ images: [String: Size]
  ) -> Double? {
    let view = nodes[node]
    if let thickness = separatorExtent(of: node, axis) { return thickness }
    guard let stored = view.stored, ContentAxes.of(view, surroundings.platform, self, node).contains(axis) else {
      return nil
    }
    if view.kind == .imageView, let size = view.element[.image].flatMap({ images[$0] }) {
      return axis == .horizontal ? size.width : size.height
    }
    return stored.extent(axis)
  }

  /// The measured size of a view's content, wrapped at a width where it wraps.
  fileprivate func measuredSize(of node: Int, _ measure: ContentMeasure, width: Double?) -> ContentSize? {
    let view = nodes[node]
    guard view.placement == .constrained, var size = measure.size(of: view.object, availableWidth: nil) else {
      return nil
    }
    if let width, measure.wraps(view.object), width < size.width ?? 0 {
      size.height = measure.size(of: view.object, availableWidth: width)?.height
    }
    return size
  }
}
