import IBLayout
import IBModel
import IBScene

extension Rule {
  static let viewOutsideSuperview = Rule(
    id: "view_outside_superview", group: .layout, severity: .warning, isOptIn: true, needsFrames: true,
    summary: "view that reaches beyond its superview",
    reason: "What is outside does not react to touches, and it is cut off if the superview clips its subviews.",
    repair: "Size inspector › constrain the view to the edges of its superview, or move it to a larger view",
    whenNotToUse:
      "Ignore it if your app lets badges or shadows overlap the edges of views, or moves views in from outside.",
    examples: [
      .bad(laidOut: box(x: 300, isMarked: true)),
      .good(laidOut: box(x: 200, isMarked: false)),
    ],
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

  private static func box(x: Int, isMarked: Bool) -> String {
    let tag = #"<view contentMode="scaleToFill" fixedFrame="YES" userLabel="Box" id="vw2">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="\(x)" y="40" width="100" height="50"/>
      </view>
      """
  }
}

extension Arrangement {
  /// Whether subviews are where their frames say, relative to the superview: not scrolled, and not in rows.
  fileprivate var showsSubviewsInPlace: Bool {
    switch self {
    case .none, .stack, .effect: true
    default: false
    }
  }
}

extension Rect {
  /// How far a rectangle reaches beyond one around it, whose own origin does not matter; nil if that is empty.
  fileprivate func excess(in outer: Rect) -> Double? {
    guard outer.width >= 1, outer.height >= 1, width >= 1, height >= 1 else { return nil }
    return max(-x, -y, x + width - outer.width, y + height - outer.height)
  }
}
