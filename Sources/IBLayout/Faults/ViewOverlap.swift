import IBBase
import IBModel

/// A text or control that another one in front of it covers.
package struct ViewOverlap: Sendable, Hashable {
  package let below: Object
  package let above: Object

  /// The ids of both views, to find the pair in another version of the document.
  package var ids: Set<ObjectID> { [below.id, above.id] }

  /// The overlaps in layouts, in document order of the views in front. Each view has one at most.
  ///
  /// Ambiguous or hidden views and scenes with conflicts are left out, so that all results are certain.
  package static func all(in layouts: [SceneLayout]) -> [ViewOverlap] {
    layouts.filter(\.conflicts.isEmpty).flatMap { $0.overlaps(ContentMeasure($0.scene.environment)) }
  }
}

extension SceneLayout {
  fileprivate func overlaps(_ measure: ContentMeasure) -> [ViewOverlap] {
    let shown = scene.visibleViews().filter { scene[$0].mustBeSeen && self[$0].ambiguousAxes.isEmpty }
    let siblings = Dictionary(grouping: shown) { scene[$0].parent }.values.filter { $0.count > 1 }
    let pairs = siblings.flatMap { OverlapSearch(views: $0, frames: $0.map { inkFrame($0, measure) }).pairs }
    return pairs.ordered { $0.1 }.compactMap { first, second in
      guard !scene[first].belongsWith(scene[second]) else { return nil }
      return ViewOverlap(below: scene[first].object, above: scene[second].object)
    }
  }

  /// The part of a frame that a text fills: labels are often wider than their text.
  private func inkFrame(_ view: ViewIndex, _ measure: ContentMeasure) -> Rect {
    var frame = visibleFrame(view)
    guard scene[view].isLabel, let size = measure.size(of: scene[view], availableWidth: frame.width) else {
      return frame
    }
    if let width = size.width, width < frame.width {
      switch scene[view].textAlignment {
      case .start: break
      case .middle: frame.x += (frame.width - width) / 2
      case .end: frame.x += frame.width - width
      case .unknown: return frame
      }
      frame.width = width
    }
    if let height = size.height, height < frame.height {
      frame.y += (frame.height - height) / 2
      frame.height = height
    }
    return frame
  }
}

/// Finds rectangles that overlap, from top to bottom.
private struct OverlapSearch {
  /// The largest number of views side by side that are compared with one below.
  private static let mostCompared = 100
  /// The least overlap in points; less is a matter of taste.
  private static let least = 3.0
  /// The least share of the smaller view; less is a matter of taste, too.
  private static let leastShare = 0.25

  /// Each view with the first one found that it overlaps, the lower one in front first.
  private(set) var pairs: [(ViewIndex, ViewIndex)] = []

  init(views: [ViewIndex], frames: [Rect]) {
    var open: [(view: ViewIndex, frame: Rect)] = []
    for next in zip(views, frames).sorted(by: { ($0.1.y, $0.0) < ($1.1.y, $1.0) }) {
      open.removeAll { $0.frame.y + $0.frame.height - OverlapSearch.least <= next.1.y }
      if let other = open.suffix(OverlapSearch.mostCompared).first(where: { OverlapSearch.overlap($0.frame, next.1) }) {
        pairs.append(other.view < next.0 ? (other.view, next.0) : (next.0, other.view))
      }
      open.append((next.0, next.1))
    }
  }

  /// Whether rectangles have more than an edge in common.
  private static func overlap(_ first: Rect, _ second: Rect) -> Bool {
    let width = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    let height = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    guard min(width, height) > least else { return false }
    return width * height >= leastShare * min(first.width * first.height, second.width * second.height)
  }
}

extension ResolvedView {
  /// Whether the view is a text or a control that users must see completely.
  ///
  /// These are fewer than `ElementKind.isInteractive`: pickers and page controls have transparent margins, text views
  /// scroll below other views, and in AppKit segmented controls lie on a button that draws the bar.
  fileprivate var mustBeSeen: Bool {
    switch content {
    case .label(let label): label.text != .empty
    case .button(let button): button.hasTitle || button.hasImage
    case .textField, .segments: true
    case .fixed: [.switchControl, .slider, .stepper, .searchBar, .datePicker].contains(kind.control)
    case .appKit: [.label, .button, .textField, .popUpButton, .slider, .searchField].contains(kind.control)
    default: false
    }
  }

  fileprivate var isLabel: Bool {
    switch content {
    case .label: true
    case .appKit: kind.control == .label
    default: false
    }
  }

  /// Whether two views belong in one place: a row with a button over its texts, or a text with its shadow.
  fileprivate func belongsWith(_ other: ResolvedView) -> Bool {
    if isLabel, other.isLabel { return object.name == other.object.name }
    return [self, other].contains { view in
      guard case .button(let button) = view.content else { return false }
      return !button.hasTitle
    }
  }
}

extension ButtonSettings {
  fileprivate var hasTitle: Bool { normal.title != .empty || configuration.map { $0.title != .empty } ?? false }

  fileprivate var hasImage: Bool { normal.image != nil || configuration.map { $0.image != nil } ?? false }
}
