import IBModel
import IBXML

/// A part of a segmented control.
package struct Segment: Sendable, Hashable {
  /// What it says; nil when it shows an image.
  package var title: String?
  /// The image it shows.
  package var image: ImageReference?
  /// Its width in points; nil is that of its content.
  package var width: Double?
}

/// A segmented control of UIKit.
package struct SegmentedControlSettings: Sendable, Hashable {
  /// Its parts from left to right.
  package var segments: [Segment]
  /// Whether segments are as wide as their content, not all as wide as the widest.
  package var isProportional: Bool
}

/// A date picker of UIKit.
package struct DatePickerSettings: Sendable, Hashable {
  /// What it looks like.
  package enum Style: String, Sendable, CaseIterable { case automatic, wheels, compact, inline }

  /// What can be picked.
  package enum Mode: String, Sendable, CaseIterable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// What it looks like.
  package var style: Style
  /// What can be picked; nil when it is not written.
  package var mode: Mode?
}

/// The activity indicators of UIKit.
package enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  case medium, large, white, whiteLarge, gray

  /// Whether it is one of the large ones.
  package var isLarge: Bool { self == .large || self == .whiteLarge }
}

extension AttributeReader {
  mutating func segments(_ element: Element, title: Name, _ images: ImageTable) -> [Segment] {
    var segments: [Segment] = []
    for segment in element.child(.segments)?.children.map({ $0 }) ?? [] where segment.name == .segment {
      segments.append(
        Segment(
          title: string(title, of: segment), image: image(of: segment, images),
          width: measure(.width, of: segment)))
    }
    return segments
  }

  /// A number limited to ±1 million, so that sums of sizes stay finite.
  mutating func measure(_ name: Name, of element: Element) -> Double? {
    number(name, of: element).map { min(max($0, -1_000_000), 1_000_000) }
  }

  /// A number of things; nil when it is not written or not a whole number.
  mutating func count(_ name: Name, of element: Element) -> Int? {
    guard let text = text(name, of: element) else { return nil }
    if let count = Int(text) { return count }
    problems.add(.unreadableNumber(name, text), at: element, name)
    return nil
  }
}
