import IBModel

/// What a control of AppKit looks like besides its content.
package struct AppKitAppearance: Sendable, Hashable {
  /// What it is.
  package enum Detail: Sendable, Hashable {
    /// Nothing special.
    case none
    /// Something to type in, or a text.
    case field(isPlaceholder: Bool)
    /// A button: whether it is on, whether the Return key presses it.
    case button(isOn: Bool, isDefault: Bool)
    /// A pop-up button with the title it shows.
    case popUpButton(title: String, pullsDown: Bool)
    /// A slider, progress indicator, level or stepper.
    case range(RangeAppearance, isIndeterminate: Bool)
    /// A segmented control with the positions of the selected segments.
    case segmentedControl(selected: Set<Int>)
    /// A color well with its color.
    case colorWell(ColorSettings?)
    /// A box.
    case box(MacBoxAppearance)
    /// A tab view with its titles and the position of the one in front.
    case tabs([String], front: Int)
    /// A table with its columns.
    case table(MacTableAppearance)
    /// A text view.
    case textView(TextViewAppearance, drawsBackground: Bool)
    /// A scroll view: whether it draws its background, and its border.
    case scroll(drawsBackground: Bool, hasBorder: Bool)
    /// A switch.
    case switchControl(isOn: Bool)
  }

  /// What it is.
  package var detail: Detail
  /// The color of its text; nil is the kind's.
  package var textColor: ColorSettings?
  /// The color behind its text; nil is the kind's.
  package var backgroundColor: ColorSettings?
  /// Where its text is.
  package var alignment: TextAlignment
  /// What happens to a text that is too long.
  package var lineBreak: LineBreak
}

/// A box of AppKit.
package struct MacBoxAppearance: Sendable, Hashable {
  /// Where its title is.
  package enum TitlePosition: String, Sendable, CaseIterable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom

    /// Whether it is at the lower edge.
    package var isAtBottom: Bool { self == .aboveBottom || self == .atBottom || self == .belowBottom }
    /// Whether it is inside of the line.
    package var isInside: Bool { self == .belowTop || self == .aboveBottom }
  }

  /// Its title; nil when it has none.
  package var title: String?
  /// Where its title is.
  package var titlePosition: TitlePosition
  /// The color inside of a custom box; nil is the kind's.
  package var fill: ColorSettings?
  /// The color of the line; nil is the kind's.
  package var borderColor: ColorSettings?
  /// The width of the line, in points.
  package var borderWidth: Double
  /// The radius of the corners, in points.
  package var cornerRadius: Double
  /// Whether nothing but its content is visible.
  package var isTransparent: Bool
}

/// A table of AppKit.
package struct MacTableAppearance: Sendable, Hashable {
  /// A column.
  package struct Column: Sendable, Hashable {
    /// The title in the header.
    package var title: String
    /// In points.
    package var width: Double
  }

  /// From left to right.
  package var columns: [Column]
  /// Whether every other row is shaded.
  package var alternatesRows: Bool
  /// Between columns, in points.
  package var spacing: Double
}
