import IBModel
import IBXML

/// A text field of UIKit.
package struct TextFieldSettings: Sendable, Hashable {
  /// What is drawn around the text.
  package enum Border: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

  /// What it says; of an empty field its placeholder.
  package var text: String
  /// Its font; nil is the system font at 14 points.
  package var font: FontSettings?
  /// What is drawn around the text.
  package var border: Border
}

/// A text field of UIKit.
package struct FieldAppearance: ControlAppearance {
  /// Whether the text is the placeholder.
  package var isPlaceholder: Bool
  /// Whether the characters are hidden.
  package var isSecure: Bool
  /// The color of the text; nil is the release's own.
  package var color: ColorSettings?
  /// Where the text is.
  package var alignment: TextAlignment
}

/// A field of AppKit.
package struct MacFieldAppearance: ControlAppearance {
  /// Whether the text is the placeholder.
  package var isPlaceholder: Bool
}

/// A field of AppKit.
package struct FieldCell: Sendable, Hashable {
  /// What can be typed.
  package enum Kind: Sendable, CaseIterable { case text, secure, token, search, comboBox }

  /// What is drawn around the text.
  package enum Border: Sendable, Hashable {
    case none, line
    case bezel(isRound: Bool)
  }

  /// What can be typed.
  package var kind: Kind
  /// What it says; of an empty field its placeholder.
  package var text: TextContent
  /// What is drawn around the text.
  package var border: Border
  /// Whether the background is drawn.
  package var drawsBackground: Bool
  /// Whether text can be typed.
  package var isEditable: Bool
  /// Whether the text is centered.
  package var isCentered: Bool
  /// Whether text continues on a second line.
  package var wraps: Bool
  /// The width at which text wraps, in points; nil is that of the frame.
  package var preferredWidth: Double?
}

extension FieldCell {
  /// What the tables of numbers call the field where they say how large it is; nil if its text decides.
  package var sizeName: String? {
    switch kind {
    case .search: "searchField"
    case .comboBox: "comboBox"
    case .text, .secure, .token: nil
    }
  }

  /// What the tables of numbers call the field where they say what its frame extends beyond its alignment rectangle.
  var edgesName: String? {
    switch border {
    case .none: drawsBackground || kind == .comboBox ? nil : "label"
    case .bezel: kind == .comboBox ? "comboBox" : "field"
    case .line: nil
    }
  }
}

/// Text fields, and in AppKit labels, search fields and combo boxes.
enum FieldReading: ControlReading {
  static let kinds: [ElementKind] = [.textField, .secureTextField, .tokenField, .searchField, .comboBox]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    control.kind == .textField ? .textField(reader.textField(control.element)) : .none
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    .field(reader.field(control.element, control.cell, control.kind))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    control.kind == .textField ? reader.fieldAppearance(control.element) : nil
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    guard let cell = control.cell else { return MacFieldAppearance(isPlaceholder: false) }
    let isEmpty = (reader.string("title", of: cell) ?? "").isEmpty && cell.child("attributedString") == nil
    return MacFieldAppearance(isPlaceholder: isEmpty)
  }
}

extension AttributeReader {
  fileprivate mutating func textField(_ element: Element) -> TextFieldSettings {
    let text = string(.labelText, of: element) ?? ""
    return TextFieldSettings(
      text: text.isEmpty ? string(.placeholder, of: element) ?? "" : text,
      font: font("fontDescription", of: element), border: value(.borderStyle, of: element) ?? .none)
  }

  fileprivate mutating func fieldAppearance(_ element: Element) -> FieldAppearance {
    let text = string("text", of: element) ?? ""
    return FieldAppearance(
      isPlaceholder: text.isEmpty, isSecure: element.child("textInputTraits")?["secureTextEntry"] == "YES",
      color: color("textColor", of: element), alignment: alignment("textAlignment", of: element))
  }

  fileprivate mutating func field(_ element: Element, _ cell: Element?, _ kind: ElementKind) -> FieldCell {
    var field = FieldCell(
      kind: fieldKind(kind), text: .empty, border: .none, drawsBackground: false, isEditable: false,
      isCentered: false, wraps: true, preferredWidth: nil)
    if let preferred = measure(.preferredMaxLayoutWidth, of: element), preferred > 0 {
      field.preferredWidth = preferred
    }
    guard let cell else { return field }
    field.text = fieldText(cell)
    field.border = fieldBorder(cell)
    field.drawsBackground = flag(.drawsBackground, of: cell)
    field.isEditable = flag(.editable, of: cell)
    field.isCentered = text(.alignment, of: cell) == "center"
    field.wraps = wraps(cell)
    return field
  }

  fileprivate func fieldKind(_ kind: ElementKind) -> FieldCell.Kind {
    switch kind {
    case .secureTextField: .secure
    case .tokenField: .token
    case .searchField: .search
    case .comboBox: .comboBox
    default: .text
    }
  }

  fileprivate mutating func fieldText(_ cell: Element) -> TextContent {
    if let attributed = cell.child(withKey: "attributedTitle") ?? cell.child(.attributedString) {
      return attributedText(attributed)
    }
    let title = string(.title, of: cell) ?? ""
    return .plain(title.isEmpty ? string(.placeholderString, of: cell) ?? "" : title)
  }

  fileprivate mutating func fieldBorder(_ cell: Element) -> FieldCell.Border {
    let border: CellBorder? = value(.borderStyle, of: cell)
    switch border {
    case nil: return .none
    case .bezel: return .bezel(isRound: text(.bezelStyle, of: cell) == "round")
    case .border, .borderAndBezel: return .line
    }
  }

  fileprivate func wraps(_ cell: Element) -> Bool {
    let mode = text(.lineBreakMode, of: cell) ?? "wordWrapping"
    return (mode == "wordWrapping" || mode == "charWrapping") && !flag(.usesSingleLineMode, of: cell)
  }
}
