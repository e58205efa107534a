import IBLayout
import IBModel
import IBScene

extension Rule {
  static let scrollViewContentSize = Rule(
    id: "scroll_view_content_size", group: .layout, severity: .warning, needsFrames: true,
    implies: ["ambiguous_layout"],
    summary: "scroll view whose constraints do not determine the size of what it scrolls",
    reason:
      "The scroll view does not scroll, or shows its content cut off, because its content size is 0 or arbitrary.",
    repair: """
      Constrain the subviews to all four edges of the scroll view or of its content layout guide, and give them a width \
      and height that do not depend on these edges
      """,
    examples: [
      .bad(laidOut: scrollView(marked: true), constraints: edges),
      .good(
        laidOut: scrollView(
          marked: false, height: #"<constraint firstItem="vw2" firstAttribute="height" constant="900" id="co9"/>"#),
        constraints: edges),
      .good(
        laidOut: scrollView(
          marked: false,
          more:
            #"<constraint firstItem="vw2" firstAttribute="centerY" secondItem="sv1" secondAttribute="centerY" id="co9"/>"#
        ),
        constraints: edges),
    ],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts {
        for view in layout.views where view.isOpen && view.view.verifiesAmbiguity {
          let inside = layout.views.filter { view.view.element.contains($0.view.element) && !$0.ambiguousAxes.isEmpty }
          if (inside + [view]).contains(where: { $0.view.hasRecorded(.ambiguous) || $0.doubts.contains(.customClass) })
          {
            continue
          }
          let extents = view.openContentAxes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and ")
          findings.report(
            view.view.element, "constraints do not determine the \(extents) of what \(view.view.reference) scrolls",
            fact: Fact(view.view, .contentSize))
        }
      }
    })

  private static func scrollView(marked isMarked: Bool, height: String? = nil, more: String? = nil) -> String {
    let extent = more == nil ? 900 : 160
    let tag = #"<scrollView translatesAutoresizingMaskIntoConstraints="NO" id="sv1">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="0.0" y="0.0" width="375" height="160"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
            <rect key="frame" x="0.0" y="0.0" width="375" height="\(extent)"/>\(height.map { "\n      <constraints>\n        \($0)\n      </constraints>" } ?? "")
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="vw2" firstAttribute="top" secondItem="sv1" secondAttribute="top" id="co1"/>
          <constraint firstItem="vw2" firstAttribute="leading" secondItem="sv1" secondAttribute="leading" id="co2"/>
          <constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" id="co3"/>
          <constraint firstAttribute="bottom" secondItem="vw2" secondAttribute="bottom" id="co4"/>
          <constraint firstItem="vw2" firstAttribute="width" secondItem="sv1" secondAttribute="width" id="co0"/>\(more.map { "\n    \($0)" } ?? "")
        </constraints>
      </scrollView>
      """
  }

  private static let edges = """
    <constraint firstItem="sv1" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="co5"/>
    <constraint firstItem="sv1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co6"/>
    <constraint firstAttribute="trailing" secondItem="sv1" secondAttribute="trailing" id="co7"/>
    <constraint firstAttribute="bottom" secondItem="sv1" secondAttribute="bottom" id="co8"/>
    """
}

extension ViewLayout {
  /// Whether constraints do not determine what a scroll view scrolls.
  fileprivate var isOpen: Bool { !openContentAxes.isEmpty && view.kind == .scrollView }
}
