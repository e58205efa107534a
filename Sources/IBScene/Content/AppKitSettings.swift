import IBModel

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
}

/// What a control of AppKit is, with the settings of its kind.
package enum AppKitControl: Sendable, Hashable {
  /// Something to type in, or a text.
  case field(FieldCell)
  /// A button.
  case button(ButtonCell)
  /// A pop-up or pull-down button.
  case popUpButton(ButtonCell, items: [String])
  /// A segmented control.
  case segmentedControl(SegmentedCellStyle, [Segment])
  /// A slider.
  case slider(SliderCell)
  /// A date picker.
  case datePicker(DatePickerCellStyle)
  /// A progress indicator.
  case progressIndicator(ProgressIndicatorStyle)
  /// An image view.
  case image(ImageReference?, frame: ImageFrameStyle)
  /// A control without settings that its size depends on.
  case plain(PlainControl)

  /// Controls without settings that their size depends on.
  package enum PlainControl: Sendable, CaseIterable {
    case stepper, `switch`, colorWell, levelIndicator, pathControl
    /// A box or a tab view; the rest is in its arrangement.
    case container
  }
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

/// The border of a cell of AppKit.
package enum CellBorder: String, Sendable, CaseIterable {
  case border, bezel, borderAndBezel
}

/// What a segmented control of AppKit looks like.
package enum SegmentedCellStyle: String, Sendable, CaseIterable {
  case automatic, rounded, roundRect, texturedSquare, texturedRounded, smallSquare, capsule, separated
}

/// A slider of AppKit.
package struct SliderCell: Sendable, Hashable {
  /// Where its marks are.
  package enum TickMarkPosition: String, Sendable, CaseIterable { case above, below, left, right, leading, trailing }

  /// Whether it is a dial.
  package var isCircular: Bool
  /// How many marks it has; nil when it is not written.
  package var tickMarks: Double?
  /// Where its marks are.
  package var tickMarkPosition: TickMarkPosition
}

/// What a date picker of AppKit looks like.
package enum DatePickerCellStyle: String, Sendable, CaseIterable {
  case textFieldAndStepper, textField, clockAndCalendar
}

/// What a progress indicator of AppKit looks like.
package enum ProgressIndicatorStyle: String, Sendable, CaseIterable { case bar, spinning }

/// What is drawn around the image of an AppKit image view.
package enum ImageFrameStyle: String, Sendable, CaseIterable { case none, photo, grayBezel, groove, button }
