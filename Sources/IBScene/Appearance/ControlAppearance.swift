import IBModel
import IBXML

/// What a control looks like besides its content, by kind.
package enum ControlAppearance: Sendable, Hashable {
  /// Nothing special.
  case none
  /// A label of UIKit.
  indirect case label(LabelAppearance)
  /// A button of UIKit.
  indirect case button(ButtonAppearance)
  /// A text field of UIKit.
  indirect case textField(FieldAppearance)
  /// A text view.
  indirect case textView(TextViewAppearance)
  /// A switch.
  indirect case switchControl(SwitchAppearance)
  /// A slider or a progress bar.
  indirect case range(RangeAppearance)
  /// A segmented control with the positions of the selected segments.
  case segmentedControl(selected: Set<Int>, tint: ColorSettings?)
  /// An activity indicator of UIKit.
  case activityIndicator(ColorSettings?)
  /// A page control.
  indirect case pageControl(PageControlAppearance)
  /// A navigation bar.
  indirect case navigationBar(NavigationBarAppearance)
  /// A toolbar.
  indirect case toolbar(ToolbarAppearance)
  /// A tab bar.
  indirect case tabBar(TabBarAppearance)
  /// A search bar.
  indirect case searchBar(SearchBarAppearance)
  /// A table of UIKit.
  indirect case table(TableAppearance)
  /// A cell of a table of UIKit.
  indirect case cell(CellAppearance)
  /// An effect; whether it is a dark one.
  case effect(isDark: Bool?)
  /// A control of AppKit.
  indirect case appKit(AppKitAppearance)
}

/// Where a text is in its line.
package enum TextAlignment: String, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

/// What happens to a text that is too long.
package enum LineBreak: Sendable, Hashable, CaseIterable {
  case wrap, clip, truncateHead, truncateMiddle, truncateTail
}

extension LineBreak {
  /// A line break mode as UIKit's and AppKit's documents spell it.
  init?(_ text: String) {
    switch text {
    case "wordWrap", "characterWrap", "wordWrapping", "charWrapping": self = .wrap
    case "clip", "clipping": self = .clip
    case "headTruncation", "truncatingHead": self = .truncateHead
    case "middleTruncation", "truncatingMiddle": self = .truncateMiddle
    case "tailTruncation", "truncatingTail": self = .truncateTail
    default: return nil
    }
  }
}

/// A label of UIKit.
package struct LabelAppearance: Sendable, Hashable {
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

/// A button of UIKit.
package struct ButtonAppearance: Sendable, Hashable {
  /// The styles of configurations.
  package enum Style: String, Sendable, CaseIterable { case plain, gray, tinted, filled, borderless, bordered }

  /// The corners of configurations.
  package enum Corners: String, Sendable, CaseIterable { case fixed, dynamic, small, medium, large, capsule }

  /// Where the content is.
  package enum Alignment: String, Sendable, CaseIterable { case left, center, right, fill, leading, trailing }

  /// The color of the title; nil is the kind's.
  package var titleColor: ColorSettings?
  /// Where the content is.
  package var alignment: Alignment
  /// What moves the title, in points.
  package var titleInsets: Insets
  /// What moves the image, in points.
  package var imageInsets: Insets
  /// The style of its configuration; nil without one.
  package var style: Style?
  /// The corners of its configuration.
  package var corners: Corners
  /// The color of what the configuration shows; nil is the style's.
  package var foreground: ColorSettings?
  /// The color behind what the configuration shows; nil is the style's.
  package var fill: ColorSettings?
}

/// A text field of UIKit.
package struct FieldAppearance: Sendable, Hashable {
  /// Whether the text is the placeholder.
  package var isPlaceholder: Bool
  /// Whether the characters are hidden.
  package var isSecure: Bool
  /// The color of the text; nil is the release's own.
  package var color: ColorSettings?
  /// Where the text is.
  package var alignment: TextAlignment
}

/// A text view.
package struct TextViewAppearance: Sendable, Hashable {
  /// What it says.
  package var text: TextContent
  /// The color of the text; nil is the release's own.
  package var color: ColorSettings?
  /// Where the text is.
  package var alignment: TextAlignment
}

/// A switch.
package struct SwitchAppearance: Sendable, Hashable {
  /// Whether it is on.
  package var isOn: Bool
  /// Its color when it is on; nil is the system's.
  package var onTint: ColorSettings?
  /// The color of its knob; nil is white.
  package var thumbTint: ColorSettings?
}

/// A slider, a progress bar or a level.
package struct RangeAppearance: Sendable, Hashable {
  /// How far it is filled, from 0 to 1.
  package var fraction: Double
  /// The color of what is filled; nil is the tint.
  package var minimumTint: ColorSettings?
  /// The color of the rest; nil is the system's.
  package var maximumTint: ColorSettings?
  /// The color of the knob; nil is white.
  package var thumbTint: ColorSettings?
}

/// A page control.
package struct PageControlAppearance: Sendable, Hashable {
  /// The position of the current page.
  package var current: Int
  /// The color of dots; nil is the system's.
  package var tint: ColorSettings?
  /// The color of the current page's dot; nil is the system's.
  package var currentTint: ColorSettings?
}

/// A search bar.
package struct SearchBarAppearance: Sendable, Hashable {
  /// What it says; of an empty one its placeholder.
  package var text: String
  /// Whether the text is the placeholder.
  package var isPlaceholder: Bool
  /// Whether only the field is visible.
  package var isMinimal: Bool
  /// The color of the bar; nil is the system's.
  package var barTint: ColorSettings?
  /// Whether it has a Cancel button.
  package var showsCancel: Bool
  /// Titles of the scopes below the field.
  package var scopes: [String]
}

/// A table of UIKit.
package struct TableAppearance: Sendable, Hashable {
  /// What it looks like.
  package enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  /// What it looks like.
  package var style: Style
  /// Whether there are lines between rows.
  package var hasSeparators: Bool
  /// The color of lines; nil is the system's.
  package var separatorColor: ColorSettings?
  /// The inset of lines from the left, in points; nil is the system's.
  package var separatorInset: Double?
  /// Whether its cells are prototypes.
  package var hasPrototypes: Bool
  /// The titles above and below sections.
  package var sections: [Section]

  /// A section.
  package struct Section: Sendable, Hashable {
    /// Above its rows.
    package var header: String?
    /// Below its rows.
    package var footer: String?
    /// How many rows it has.
    package var rowCount: Int
  }
}

/// A cell of a table of UIKit.
package struct CellAppearance: Sendable, Hashable {
  /// What is at its end; raw values are those of the format.
  package enum Accessory: String, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What is at its end.
  package var accessory: Accessory
  /// The inset of the line below it from the left, in points; nil is the table's.
  package var separatorInset: Double?
}
