import IBModel
import IBXML

/// What a control looks like besides its content, by kind.
public enum ControlAppearance: Sendable, Hashable {
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
public enum TextAlignment: String, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

/// What happens to a text that is too long.
public enum LineBreak: Sendable, Hashable, CaseIterable {
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
public struct LabelAppearance: Sendable, Hashable {
  /// The color of the text; nil is the release's own.
  public var color: ColorSettings?
  /// Where the text is.
  public var alignment: TextAlignment
  /// What happens to a text that is too long.
  public var lineBreak: LineBreak
  /// How small a text that is too long may become, as a part of its size; nil when it keeps its size.
  public var leastScale: Double?
  /// A second text behind the first; nil when there is none.
  public var shadow: TextShadow?
}

/// A text drawn behind another one.
public struct TextShadow: Sendable, Hashable {
  /// Its color.
  public var color: ColorSettings
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double
}

/// A button of UIKit.
public struct ButtonAppearance: Sendable, Hashable {
  /// The styles of configurations.
  public enum Style: String, Sendable, CaseIterable { case plain, gray, tinted, filled, borderless, bordered }

  /// The corners of configurations.
  public enum Corners: String, Sendable, CaseIterable { case fixed, dynamic, small, medium, large, capsule }

  /// Where the content is.
  public enum Alignment: String, Sendable, CaseIterable { case left, center, right, fill, leading, trailing }

  /// The color of the title; nil is the kind's.
  public var titleColor: ColorSettings?
  /// Where the content is.
  public var alignment: Alignment
  /// What moves the title, in points.
  public var titleInsets: Insets
  /// What moves the image, in points.
  public var imageInsets: Insets
  /// The style of its configuration; nil without one.
  public var style: Style?
  /// The corners of its configuration.
  public var corners: Corners
  /// The color of what the configuration shows; nil is the style's.
  public var foreground: ColorSettings?
  /// The color behind what the configuration shows; nil is the style's.
  public var fill: ColorSettings?
}

/// A text field of UIKit.
public struct FieldAppearance: Sendable, Hashable {
  /// Whether the text is the placeholder.
  public var isPlaceholder: Bool
  /// Whether the characters are hidden.
  public var isSecure: Bool
  /// The color of the text; nil is the release's own.
  public var color: ColorSettings?
  /// Where the text is.
  public var alignment: TextAlignment
}

/// A text view.
public struct TextViewAppearance: Sendable, Hashable {
  /// What it says.
  public var text: TextContent
  /// The color of the text; nil is the release's own.
  public var color: ColorSettings?
  /// Where the text is.
  public var alignment: TextAlignment
}

/// A switch.
public struct SwitchAppearance: Sendable, Hashable {
  /// Whether it is on.
  public var isOn: Bool
  /// Its color when it is on; nil is the system's.
  public var onTint: ColorSettings?
  /// The color of its knob; nil is white.
  public var thumbTint: ColorSettings?
}

/// A slider, a progress bar or a level.
public struct RangeAppearance: Sendable, Hashable {
  /// How far it is filled, from 0 to 1.
  public var fraction: Double
  /// The color of what is filled; nil is the tint.
  public var minimumTint: ColorSettings?
  /// The color of the rest; nil is the system's.
  public var maximumTint: ColorSettings?
  /// The color of the knob; nil is white.
  public var thumbTint: ColorSettings?
}

/// A page control.
public struct PageControlAppearance: Sendable, Hashable {
  /// The position of the current page.
  public var current: Int
  /// The color of dots; nil is the system's.
  public var tint: ColorSettings?
  /// The color of the current page's dot; nil is the system's.
  public var currentTint: ColorSettings?
}

/// A search bar.
public struct SearchBarAppearance: Sendable, Hashable {
  /// What it says; of an empty one its placeholder.
  public var text: String
  /// Whether the text is the placeholder.
  public var isPlaceholder: Bool
  /// Whether only the field is visible.
  public var isMinimal: Bool
  /// The color of the bar; nil is the system's.
  public var barTint: ColorSettings?
  /// Whether it has a Cancel button.
  public var showsCancel: Bool
  /// Titles of the scopes below the field.
  public var scopes: [String]
}

/// A table of UIKit.
public struct TableAppearance: Sendable, Hashable {
  /// What it looks like.
  public enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  /// What it looks like.
  public var style: Style
  /// Whether there are lines between rows.
  public var hasSeparators: Bool
  /// The color of lines; nil is the system's.
  public var separatorColor: ColorSettings?
  /// The inset of lines from the left, in points; nil is the system's.
  public var separatorInset: Double?
  /// Whether its cells are prototypes.
  public var hasPrototypes: Bool
  /// The titles above and below sections.
  public var sections: [Section]

  /// A section.
  public struct Section: Sendable, Hashable {
    /// Above its rows.
    public var header: String?
    /// Below its rows.
    public var footer: String?
    /// How many rows it has.
    public var rowCount: Int
  }
}

/// A cell of a table of UIKit.
public struct CellAppearance: Sendable, Hashable {
  /// What is at its end; raw values are those of the format.
  public enum Accessory: String, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What is at its end.
  public var accessory: Accessory
  /// The inset of the line below it from the left, in points; nil is the table's.
  public var separatorInset: Double?
}
