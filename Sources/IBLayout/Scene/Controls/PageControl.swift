import IBModel
import IBXML

/// The dots of a page control.
package struct PagesAppearance: ControlAppearance {
  package var count: Int
  package var current: Int
  /// The color of dots; nil for the system's.
  package var tint: ColorSettings?
  /// Nil for the system's color.
  package var currentTint: ColorSettings?
}

/// Page controls of UIKit.
enum PagesReader: ControlReader {
  static let kinds: [ElementKind] = [.pageControl]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .fixed(FixedControl("pageControl", count: pages(control, &reader)))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    PagesAppearance(
      count: pages(control, &reader), current: reader.count("currentPage", of: control.element) ?? 0,
      tint: reader.color("pageIndicatorTintColor", of: control.element),
      currentTint: reader.color("currentPageIndicatorTintColor", of: control.element))
  }

  private static func pages(_ control: ControlSource, _ reader: inout AttributeReader) -> Int {
    max(reader.count(.numberOfPages, of: control.element) ?? 0, 0)
  }
}

extension Name {
  fileprivate static let numberOfPages = Name("numberOfPages")
}
