import IBModel
import IBXML

/// A control of AppKit.
package struct AppKitSettings: Sendable, Hashable {
  /// The size it comes in.
  package var size: ControlSize
  /// Its font; nil is that of its size.
  package var font: FontSettings?
  /// What it is.
  package var control: AppKitControl
}

/// The sizes controls of AppKit come in.
package enum ControlSize: String, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The size of text whose font is that of the control, in points.
  package var fontSize: Double {
    switch self {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }
}

/// What a control of AppKit is, with the settings of its kind.
package enum AppKitControl: Sendable, Hashable {
  /// Something to type in, or a text.
  case field(FieldCell)
  /// A button.
  case button(ButtonCell)
  /// A pop-up or pull-down button.
  case popUpButton(ButtonCell, items: [String])
  /// Parts beside each other.
  case segments(SegmentedCellStyle, [Segment])
  /// An image view.
  case image(ImageReference?, frame: ImageFrameStyle)
  /// A control as large as the tables say.
  case fixed(FixedControl)
  /// A box or a tab view; the rest is in its arrangement.
  case container

  /// What the tables of numbers call it where they say how large it is; nil if text alone decides.
  package var sizeName: String? {
    switch self {
    case .field(let field): field.sizeName
    case .button(let cell): cell.sizeName
    case .popUpButton: "pop-up button"
    case .segments: "segmented control"
    case .fixed(let control): control.name
    case .image, .container: nil
    }
  }

  /// What the tables of numbers call it where they say what its frame extends beyond its alignment rectangle; nil if
  /// nothing, or if its arrangement decides.
  package var edgesName: String? {
    switch self {
    case .field(let field): field.edgesName
    case .button(let cell): cell.edgesName
    case .popUpButton(let cell, _): cell.popUpEdgesName
    case .segments(let style, _): style.name
    case .image(_, let frame): frame == .photo || frame == .grayBezel ? "imageView framed" : nil
    case .fixed(let control): control.edgesName
    case .container: nil
    }
  }
}

extension AttributeReader {
  /// A control of AppKit.
  mutating func appKit(_ control: AppKitControl, _ source: ControlSource) -> AppKitSettings {
    let cell = source.cell
    let sized = cell?[.controlSize] == nil ? source.element : cell ?? source.element
    return AppKitSettings(
      size: value(.controlSize, of: sized) ?? .regular, font: cell.flatMap { cellFont($0) }, control: control)
  }

  /// Fonts that follow the appearance are those of the control's size.
  private mutating func cellFont(_ cell: Element) -> FontSettings? {
    guard let font = cell.child(withKey: "font"), font[.usesAppearanceFont] != "YES" else { return nil }
    return self.font(font)
  }
}
