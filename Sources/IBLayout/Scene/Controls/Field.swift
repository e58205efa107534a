import IBModel
import IBXML

/// A text field of UIKit.
package struct TextFieldSettings: Sendable, Hashable {
  /// The frames drawn around the text.
  package enum Border: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

  /// The text or, in an empty field, the placeholder.
  package var text: String
  /// Nil for the system font at 14 points.
  package var font: FontSettings?
  package var border: Border
}

/// The looks of a text field of UIKit.
package struct FieldAppearance: ControlAppearance {
  package var isPlaceholder: Bool
  package var isSecure: Bool
  /// Nil for the release's own color.
  package var color: ColorSettings?
  package var alignment: TextAlignment
}

/// The looks of a field of AppKit.
package struct MacFieldAppearance: ControlAppearance {
  package var isPlaceholder: Bool
}

/// A field of AppKit.
package struct FieldCell: Sendable, Hashable {
  package enum Kind: Sendable, CaseIterable { case text, secure, token, search, comboBox }

  /// The frames drawn around the text.
  package enum Border: Sendable, Hashable {
    case none, line
    case bezel(isRound: Bool)
  }

  package var kind: Kind
  /// The text or, in an empty field, the placeholder.
  package var text: TextContent
  package var border: Border
  package var drawsBackground: Bool
  package var isEditable: Bool
  package var isCentered: Bool
  package var wraps: Bool
  /// The width at which text wraps, in points; nil for the width of the frame.
  package var preferredWidth: Double?

  /// The name in the tables of control sizes; nil if the text decides the size.
  package var sizeName: String? {
    switch kind {
    case .search: "searchField"
    case .comboBox: "comboBox"
    case .text, .secure, .token: nil
    }
  }

  /// The name in the tables of the distances from frame to alignment rectangle; nil without such distances.
  var edgesName: String? {
    switch border {
    case .none: drawsBackground || kind == .comboBox ? nil : "label"
    case .bezel: kind == .comboBox ? "comboBox" : "field"
    case .line: nil
    }
  }
}

/// Text fields, and in AppKit labels, search fields and combo boxes.
enum FieldReader: ControlReader {
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
