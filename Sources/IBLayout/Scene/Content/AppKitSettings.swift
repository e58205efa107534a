import IBXML

/// A control of AppKit.
package struct AppKitSettings: Sendable, Hashable {
  package var size: ControlSize
  /// Nil for the font of its size.
  package var font: FontSettings?
  package var control: AppKitControl
}

package enum ControlSize: String, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  package var fontSize: Double {
    switch self {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }
}

/// A kind of AppKit control, with its settings.
package enum AppKitControl: Sendable, Hashable {
  case field(FieldCell)
  case button(ButtonCell)
  case popUpButton(ButtonCell, items: [String])
  case segments(SegmentedCellStyle, [Segment])
  case image(ImageReference?, frame: ImageFrameStyle)
  /// A control whose size is in the tables.
  case fixed(FixedControl)
  /// A box or a tab view; the rest is in its arrangement.
  case container

  /// The name in the tables of control sizes; nil if text alone decides the size.
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

  /// The name in the tables of the distances from frame to alignment rectangle; nil without such distances, or if the
  /// arrangement decides.
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
  mutating func appKit(_ control: AppKitControl, _ source: ControlSource) -> AppKitSettings {
    let cell = source.cell
    let sized = cell?[.controlSize] == nil ? source.element : cell ?? source.element
    return AppKitSettings(
      size: value(.controlSize, of: sized) ?? .regular, font: cell.flatMap { cellFont($0) }, control: control)
  }

  /// Fonts that follow the appearance have the size of the control.
  private mutating func cellFont(_ cell: Element) -> FontSettings? {
    guard let font = cell.child(withKey: "font"), font[.usesAppearanceFont] != "YES" else { return nil }
    return self.font(font)
  }
}
