import IBModel
import IBXML

/// A button of AppKit.
package struct ButtonCell: Sendable, Hashable {
  /// What kind of button it is.
  package enum Kind: String, Sendable, CaseIterable {
    case push, check, radio, square, bevel, smallSquare, inline, help, round, roundTextured, squareTextured, roundRect
    case recessed, disclosureTriangle, disclosure, onOff, toggle
  }

  /// What is drawn around its content.
  package enum Bezel: String, Sendable, CaseIterable {
    case rounded, regularSquare, thickSquare, thickerSquare, disclosure, shadowlessSquare, circular, texturedSquare
    case helpButton, smallSquare, texturedRounded, roundedRect, recessed, roundedDisclosure, inline, badge
  }

  /// Where the image is.
  package enum ImagePosition: String, Sendable, CaseIterable {
    case none, only, left, right, below, above, overlaps, leading, trailing
  }

  /// What kind of button it is.
  package var kind: Kind
  /// What is drawn around its content; nil when it is not written.
  package var bezel: Bezel?
  /// The border that is written; nil when none is.
  package var border: CellBorder?
  /// What it says.
  package var title: TextContent
  /// The image beside the title.
  package var image: ImageReference?
  /// Where the image is.
  package var imagePosition: ImagePosition
}

/// A button of AppKit.
package struct MacButtonAppearance: ControlAppearance {
  /// Whether it is on.
  package var isOn: Bool
  /// Whether the Return key presses it.
  package var isDefault: Bool
}

/// A pop-up or pull-down button of AppKit.
package struct PopUpAppearance: ControlAppearance {
  /// The title it shows.
  package var title: String
  /// Whether it pulls down.
  package var pullsDown: Bool
}

/// The border of a cell of AppKit.
package enum CellBorder: String, Sendable, CaseIterable {
  case border, bezel, borderAndBezel
}

extension ButtonCell {
  /// Whether it is a check box or a radio button.
  package var isToggle: Bool { kind == .check || kind == .radio }

  /// Whether a line is drawn around the button.
  private var isBordered: Bool { border == .border || border == .borderAndBezel }

  /// What the tables of numbers call the button where they say how large it is.
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

  /// What they call it where they say what its frame extends beyond its alignment rectangle.
  var edgesName: String {
    let bezel = bezel ?? .rounded
    if kind == .check, bezel == .regularSquare, imagePosition == .only { return "button check untitled" }
    return "button \(kind.rawValue) \(bezel.rawValue)\(isBordered && !isAlikeWithoutBorder ? " bordered" : "")"
  }

  /// What they call a pop-up button there.
  var popUpEdgesName: String { "popUpButton \((bezel ?? .rounded).rawValue)\(isBordered ? " bordered" : "")" }

  /// Whether the button has the same alignment rectangle with a border as without one.
  private var isAlikeWithoutBorder: Bool {
    switch (kind, bezel ?? .rounded) {
    case (.push, .rounded), (.check, .regularSquare), (.radio, .regularSquare), (.help, .helpButton),
      (.inline, .inline):
      true
    default: false
    }
  }
}

/// Pop-up and pull-down buttons of AppKit.
enum PopUpReading: ControlReading {
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

  /// The titles of the items a pop-up button shows.
  fileprivate func menuItems(_ cell: Element) -> [String] {
    let items = cell.child(.menu)?.child(.items)?.children.map { $0 } ?? []
    return items.filter { $0.name == .menuItem && !flag(.hidden, of: $0) }.map { string(.title, of: $0) ?? "" }
  }
}
