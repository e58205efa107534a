import IBModel
import IBXML

/// A label of UIKit.
package struct LabelSettings: Sendable, Hashable {
  /// What it says.
  package var text: TextContent
  /// Its font; nil is the system font at 17 points.
  package var font: FontSettings?
  /// The most lines it has; 0 is as many as the text takes.
  package var lineLimit: Int
  /// The width at which text wraps, in points; nil is that of the frame.
  package var preferredWidth: Double?
}

/// A label of UIKit.
package struct LabelAppearance: ControlAppearance {
  /// The color of the text; nil is the release's own.
  package var color: ColorSettings?
  /// Where the text is.
  package var alignment: TextAlignment
  /// What happens to a text that is too long.
  package var lineBreak: LineBreak
  /// How small a text that is too long may become, as a part of its size; nil when it keeps its size.
  package var leastScale: Double?
  /// A second text behind the first; nil when there is none.
  package var shadow: TextShadow?
}

/// A text drawn behind another one.
package struct TextShadow: Sendable, Hashable {
  /// Its color.
  package var color: ColorSettings
  /// To the right, in points.
  package var x: Double
  /// Downwards, in points.
  package var y: Double
}

/// Labels of UIKit.
enum LabelReading: ControlReading {
  static let kinds: [ElementKind] = [.label]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .label(reader.label(control.element))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    reader.labelAppearance(control.element)
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

  fileprivate mutating func labelAppearance(_ element: Element) -> LabelAppearance {
    let minimumScale = number("minimumScaleFactor", of: element)
    let shrinks = flag("adjustsFontSizeToFit", of: element)
    var appearance = LabelAppearance(
      color: color("textColor", of: element), alignment: alignment("textAlignment", of: element),
      lineBreak: text(.lineBreakMode, of: element).flatMap { LineBreak($0) } ?? .truncateTail,
      leastScale: shrinks ? minimumScale.map { min(max($0, 0.1), 1) } ?? 0.5 : nil, shadow: nil)
    if let color = color("shadowColor", of: element) {
      let offset = element.child(withKey: "shadowOffset")
      let number = { (name: Name) in offset.flatMap { $0.number(name).value } }
      appearance.shadow = TextShadow(color: color, x: number(.width) ?? 0, y: number(.height) ?? -1)
    }
    return appearance
  }
}
