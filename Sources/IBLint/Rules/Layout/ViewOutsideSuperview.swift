import IBLayout
import IBModel

extension Rule {
  static let viewOutsideSuperview = Rule(
    "view_outside_superview", .layout, .warning, isOptIn: true, inputs: [.frames],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts {
        for view in layout.scene.visibleViews() {
          guard let parent = layout.scene[view].parent, layout.scene[parent].arrangement.showsSubviewsInPlace,
            let excess = layout.visibleFrame(view).excess(in: layout[parent].frame), excess >= 1
          else { continue }
          let (inner, outer) = (layout.scene[view].object, layout.scene[parent].object)
          findings.report(
            inner.element, "\(inner.reference) reaches \(excess.short) points beyond \(outer.reference)",
            related: [Finding.Related(outer.element, "the superview")])
        }
      }
    })
}

extension Arrangement {
  /// Whether subviews are at their frames relative to the superview: not scrolled, and not in rows.
  fileprivate var showsSubviewsInPlace: Bool {
    switch self {
    case .none, .stack, .effect: true
    default: false
    }
  }
}

extension Rect {
  /// The distance by which a rectangle exceeds one around it, whose own origin does not matter; nil if that is empty.
  fileprivate func excess(in outer: Rect) -> Double? {
    guard outer.width >= 1, outer.height >= 1, width >= 1, height >= 1 else { return nil }
    return max(-x, -y, x + width - outer.width, y + height - outer.height)
  }
}
