import IBModel
import IBXML

/// A part of a segmented control.
package struct Segment: Sendable, Hashable {
  package var title: String?
  package var image: ImageReference?
  /// In points; nil for the width of its content.
  package var width: Double?
}

/// A segmented control of UIKit.
package struct SegmentSettings: Sendable, Hashable {
  package var segments: [Segment]
  /// Whether each segment is as wide as its content, instead of all being as wide as the widest.
  package var isProportional: Bool
}

/// The looks of a segmented control of UIKit.
package struct SegmentsAppearance: ControlAppearance {
  package var selected: Set<Int>
  /// The color of the selected segment; nil for the system's.
  package var tint: ColorSettings?
}

/// The looks of a segmented control of AppKit.
package struct MacSegmentsAppearance: ControlAppearance {
  package var selected: Set<Int>
}

/// The styles of AppKit's segmented controls.
package enum SegmentedCellStyle: String, Sendable, CaseIterable {
  case automatic, rounded, roundRect, texturedSquare, texturedRounded, smallSquare, capsule, separated

  package var name: String { "segmentedControl \(rawValue)" }
}

enum SegmentsReader: ControlReader {
  static let kinds: [ElementKind] = [.segmentedControl]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .segments(
      SegmentSettings(
        segments: segments(of: control.element, title: .title, &reader),
        isProportional: reader.flag(.apportionsSegmentWidthsByContent, of: control.element)))
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    guard let cell = control.cell else { return nil }
    return .segments(reader.value(.style, of: cell) ?? .rounded, segments(of: cell, title: .label, &reader))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let selected = reader.count("selectedSegmentIndex", of: control.element)
    return SegmentsAppearance(
      selected: Set([selected].compactMap { $0 }),
      tint: reader.color("selectedSegmentTintColor", of: control.element))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let segments = control.cell.map(SegmentsReader.elements) ?? []
    return MacSegmentsAppearance(selected: Set(segments.indices.filter { segments[$0]["selected"] == "YES" }))
  }

  private static func elements(of control: Element) -> [Element] {
    control.child(.segments)?.children.filter { $0.name == .segment } ?? []
  }

  private static func segments(
    of control: Element, title: Name, _ reader: inout AttributeReader
  ) -> [Segment] {
    var segments: [Segment] = []
    for segment in elements(of: control) {
      segments.append(
        Segment(
          title: reader.string(title, of: segment), image: reader.image(of: segment),
          width: reader.measure(.width, of: segment)))
    }
    return segments
  }
}

extension Name {
  fileprivate static let apportionsSegmentWidthsByContent = Name("apportionsSegmentWidthsByContent")
  fileprivate static let segment = Name("segment")
  fileprivate static let segments = Name("segments")
}
