import IBModel
import IBXML

/// A button of AppKit.
package struct ButtonCell: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case push, check, radio, square, bevel, smallSquare, inline, help, round, roundTextured, squareTextured, roundRect
    case recessed, disclosureTriangle, disclosure, onOff, toggle
  }

  package enum Bezel: String, Sendable, CaseIterable {
    case rounded, regularSquare, thickSquare, thickerSquare, disclosure, shadowlessSquare, circular, texturedSquare
    case helpButton, smallSquare, texturedRounded, roundedRect, recessed, roundedDisclosure, inline, badge
  }

  /// The places of the image.
  package enum ImagePosition: String, Sendable, CaseIterable {
    case none, only, left, right, below, above, overlaps, leading, trailing
  }

  package var kind: Kind
  package var bezel: Bezel?
  package var border: CellBorder?
  package var title: TextContent
  package var image: ImageReference?
  package var imagePosition: ImagePosition

  package var isToggle: Bool { kind == .check || kind == .radio }

  private var isBordered: Bool { border == .border || border == .borderAndBezel }

  /// The name in the tables of control sizes.
  package var sizeName: String {
    if isToggle { return "check box" }
    return switch bezel {
    case .rounded: "bezel rounded"
    case .texturedRounded, .texturedSquare, .circular: "bezel textured"
    case .roundedRect: "bezel roundedRect"
    case .recessed: "bezel recessed"
    case .inline, .badge: "bezel inline"
    case .smallSquare, .regularSquare: "bezel square"
    default: "bezel plain"
    }
  }

  /// The name in the tables of the distances from frame to alignment rectangle.
  var edgesName: String {
    let bezel = bezel ?? .rounded
    if kind == .check, bezel == .regularSquare, imagePosition == .only || title == .empty {
      return "button check untitled"
    }
    return "button \(kind.rawValue) \(bezel.rawValue)\(isBordered && !isAlikeWithoutBorder ? " bordered" : "")"
  }

  var popUpEdgesName: String { "popUpButton \((bezel ?? .rounded).rawValue)\(isBordered ? " bordered" : "")" }

  private var isAlikeWithoutBorder: Bool {
    switch (kind, bezel ?? .rounded) {
    case (.push, .rounded), (.check, .regularSquare), (.radio, .regularSquare), (.help, .helpButton),
      (.inline, .inline):
      true
    default: false
    }
  }
}

/// The looks of a button of AppKit.
package struct MacButtonAppearance: ControlAppearance {
  package var isOn: Bool
  /// Whether the Return key presses it.
  package var isDefault: Bool
}

/// A pop-up or pull-down button of AppKit.
package struct PopUpAppearance: ControlAppearance {
  package var title: String
  package var pullsDown: Bool
}

/// The border of a cell of AppKit.
package enum CellBorder: String, Sendable, CaseIterable {
  case border, bezel, borderAndBezel
}

/// Pop-up and pull-down buttons of AppKit.
enum PopUpReader: ControlReader {
  static let kinds: [ElementKind] = [.popUpButton, .comboButton]

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    control.cell.map { .popUpButton(reader.buttonCell($0), items: reader.menuItems($0)) }
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let cell = control.cell
    let items = cell?.child("menu")?.child("items")?.children.map { $0 } ?? []
    let selected = cell?["selectedItem"].flatMap { id in items.first { $0[.id] == id } }
    let title = selected?[.title] ?? cell?[.title] ?? items.first?[.title] ?? ""
    return PopUpAppearance(title: title, pullsDown: cell?["pullsDown"] == "YES")
  }
}

extension AttributeReader {
  mutating func buttonCell(_ cell: Element) -> ButtonCell {
    ButtonCell(
      kind: value(.type, of: cell) ?? .push, bezel: value(.bezelStyle, of: cell),
      border: value(.borderStyle, of: cell),
      title: styledText(.title, attributed: "attributedTitle", of: cell), image: image(of: cell),
      imagePosition: value(.imagePosition, of: cell) ?? .none)
  }

  fileprivate mutating func menuItems(_ cell: Element) -> [String] {
    let items = cell.child(.menu)?.child(.items)?.children.map { $0 } ?? []
    return items.filter { $0.name == .menuItem && !flag(.hidden, of: $0) }.map { string(.title, of: $0) ?? "" }
  }
}
