import IBLayout
import IBModel
import IBXML

/// A label whose frame is smaller than its text.
package struct ClippedText: Sendable {
  package let axis: String
  /// The size that the text needs, in points.
  package let needed: Double
  /// The size of the frame.
  package let available: Double

  /// Estimates of text are off by less than this factor.
  private static let tolerance = 1.05

  /// Returns nil if the text fits, shrinks to fit, or has no frame.
  package init?(_ view: ResolvedView, _ frame: Rect, _ measure: ContentMeasure) {
    guard case .label(let label) = view.content, frame.width > 0, frame.height > 0, !view.isHidden,
      view.object.element["adjustsFontSizeToFit"] != "YES"
    else { return nil }
    let room = label.lineLimit == 1 ? nil : frame.width
    guard let size = measure.size(of: view, availableWidth: room) else { return nil }
    if label.lineLimit == 1, let width = size.width, width > frame.width * ClippedText.tolerance + 1 {
      self.init(axis: "width", needed: width, available: frame.width)
    } else if let height = size.height, height > frame.height * ClippedText.tolerance + 1 {
      self.init(axis: "height", needed: height, available: frame.height)
    } else {
      return nil
    }
  }

  private init(axis: String, needed: Double, available: Double) {
    (self.axis, self.needed, self.available) = (axis, needed, available)
  }
}

extension ResolvedScene {
  /// Whether a table cell in a built-in style places the view at run time, whatever its stored frame.
  package func isPlacedByCell(_ view: ViewIndex) -> Bool {
    guard self[view].placement == .fixed, let parent = self[view].parent else { return false }
    return self[parent].kind == .tableViewCellContentView
  }
}
