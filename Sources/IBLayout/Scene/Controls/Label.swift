import IBModel
import IBXML

/// A label of UIKit.
package struct LabelSettings: Sendable, Hashable {
  package var text: TextContent
  /// Nil for the system font at 17 points.
  package var font: FontSettings?
  /// The maximum number of lines; 0 for no limit.
  package var lineLimit: Int
  /// The width at which text wraps, in points; nil for the width of the frame.
  package var preferredWidth: Double?
}

/// The looks of a label of UIKit.
package struct LabelAppearance: ControlAppearance {
  /// Nil for the release's own color.
  package var color: ColorSettings?
  package var alignment: TextAlignment
  package var lineBreak: LineBreak
  /// The least scale of a text that is too long; nil when it keeps its size.
  package var leastScale: Double?
  /// A second text behind the first; nil when there is none.
  package var shadow: TextShadow?
}

/// A text drawn behind another one.
package struct TextShadow: Sendable, Hashable {
  package var color: ColorSettings
  package var x: Double
  package var y: Double
}

/// Labels of UIKit.
enum LabelReader: ControlReader {
  static let kinds: [ElementKind] = [.label]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .label(reader.label(control.element))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let minimumScale = reader.number("minimumScaleFactor", of: element)
    let shrinks = reader.flag("adjustsFontSizeToFit", of: element)
    var appearance = LabelAppearance(
      color: reader.color("textColor", of: element), alignment: reader.alignment("textAlignment", of: element),
      lineBreak: reader.text(.lineBreakMode, of: element).flatMap { LineBreak($0) } ?? .truncateTail,
      leastScale: shrinks ? minimumScale.map { min(max($0, 0.1), 1) } ?? 0.5 : nil, shadow: nil)
    if let color = reader.color("shadowColor", of: element) {
      let offset = element.child(withKey: "shadowOffset")
      let number = { (name: Name) in offset.flatMap { $0.number(name).value } }
      appearance.shadow = TextShadow(color: color, x: number(.width) ?? 0, y: number(.height) ?? -1)
    }
    return appearance
  }
}

extension AttributeReader {
  fileprivate mutating func label(_ element: Element) -> LabelSettings {
    let isAttributed = element[.usesAttributedText] == "YES"
    let preferred = measure(.preferredMaxLayoutWidth, of: element) ?? 0
    return LabelSettings(
      text: isAttributed
        ? styledText(.labelText, attributed: "attributedText", of: element)
        : .plain(string(.labelText, of: element) ?? ""),
      font: font("fontDescription", of: element), lineLimit: count(.numberOfLines, of: element) ?? 1,
      preferredWidth: preferred > 0 ? preferred : nil)
  }
}
