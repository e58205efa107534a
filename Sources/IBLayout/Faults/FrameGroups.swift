import IBModel

/// The misplaced views of a layout in groups whose frames depend on each other along constraints, within stack views
/// and from superview to subview, so that all of a group get their frames or none. Views whose size a class of the app
/// decides belong to their groups even if they are not misplaced.
package struct FrameGroups: Sendable {
  /// Groups and their views are in document order.
  package private(set) var groups: [[ViewLayout]] = []

  /// Whether frames of a group can be stored: all of them are certain, and no view loses its width or height.
  /// - Parameter includesLikely: Whether they may rest on estimates or be ambiguous. Sizes may never come from code.
  package static func canStore(_ group: [ViewLayout], includesLikely: Bool = false) -> Bool {
    group.allSatisfy { !$0.isSizedByCode && (includesLikely || $0.doubts.isEmpty && $0.ambiguousAxes.isEmpty) }
  }

  package init(_ layout: SceneLayout, in document: Document) {
    guard layout.views.contains(where: \.isMisplaced) else { return }
    let views = layout.views.filter { $0.isMisplaced || $0.isSizedByClass }
    let indices = Dictionary(views.indices.map { (views[$0].view.id, $0) }, uniquingKeysWith: { first, _ in first })
    var partition = Partition(count: views.count)
    var arranged: [Object: Int] = [:]
    for (index, view) in views.enumerated() {
      guard let superview = view.view.superview else { continue }
      if let other = indices[superview.id] { partition.join(index, other) }
      guard superview.kind.arrangesSubviews else { continue }
      if let other = arranged[superview] { partition.join(index, other) } else { arranged[superview] = index }
    }
    for constraint in document.constraints {
      let ends = constraint.items.compactMap { indices[$0] }
      if ends.count == 2 { partition.join(ends[0], ends[1]) }
    }
    groups = partition.parts().map { part in part.map { views[$0] } }.filter { $0.contains(where: \.isMisplaced) }
  }
}

extension ViewLayout {
  /// Whether a class of the app may decide the size of the view, or of one that its frame depends on.
  fileprivate var isSizedByClass: Bool { doubts.contains(.customClass) }

  /// Whether the size of the view may come from its class, or from code because constraints leave none.
  var isSizedByCode: Bool { isSizedByClass || !keepsSize }

  /// Whether a view that has a size keeps one on both axes. A width or height of zero usually means that code gives the
  /// view its size, so storing it would make the view disappear from the canvas.
  public var keepsSize: Bool {
    guard isMisplaced, let stored = view.frame else { return true }
    return (frame.width > 0 || stored.width <= 0) && (frame.height > 0 || stored.height <= 0)
  }
}
