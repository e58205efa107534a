import IBModel
import IBXML

package struct TextViewSettings: Sendable, Hashable {
  /// Nil for the system's font.
  package var font: FontSettings?
  /// Whether it scrolls, so its size does not depend on its text.
  package var scrolls: Bool
}

/// The looks of a text view of UIKit.
package struct TextViewAppearance: ControlAppearance {
  package var text: TextContent
  /// Nil for the release's own color.
  package var color: ColorSettings?
  package var alignment: TextAlignment
}

/// The looks of a text view of AppKit.
package struct MacTextViewAppearance: ControlAppearance {
  package var text: TextViewAppearance
  package var drawsBackground: Bool
}

enum TextViewReader: ControlReader {
  static let kinds: [ElementKind] = [.textView]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .textView(
      TextViewSettings(
        font: reader.font("fontDescription", of: control.element),
        scrolls: reader.text(.scrollEnabled, of: control.element) != "NO"))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    reader.textViewAppearance(control.element)
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    MacTextViewAppearance(
      text: reader.textViewAppearance(control.element),
      drawsBackground: reader.text("drawsBackground", of: control.element) != "NO")
  }
}

extension AttributeReader {
  fileprivate mutating func textViewAppearance(_ element: Element) -> TextViewAppearance {
    TextViewAppearance(
      text: styledText("text", attributed: "attributedText", of: element),
      color: color("textColor", of: element), alignment: alignment("textAlignment", of: element))
  }
}
