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
    /// What shows how far something is.
    case range(RangeAppearance)
    /// The positions of the selected segments.
    case segments(selected: Set<Int>)
    /// A date picker.
    case date(DateCellStyle)
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
