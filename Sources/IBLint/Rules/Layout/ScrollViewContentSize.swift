import IBLayout
import IBModel
import IBXML

extension Rule {
  static let scrollViewContentSize = Rule(
    "scroll_view_content_size", .layout, .warning, inputs: [.frames],
    check: .inspection { inspection, findings in
      for layout in inspection.canvasLayouts {
        for view in layout.views
        where !view.openContentAxes.isEmpty && view.view.kind == .scrollView && view.view.verifiesAmbiguity {
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
}
