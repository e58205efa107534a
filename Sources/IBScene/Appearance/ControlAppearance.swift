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
  /// What shows how far something is.
  indirect case range(RangeAppearance)
  /// The positions of the selected segments.
  case segments(selected: Set<Int>, tint: ColorSettings?)
  /// An activity indicator of UIKit; whether it is white where it has no color of its own.
  case activity(ColorSettings?, isWhite: Bool)
  /// A date picker of UIKit.
  case date(DateSettings)
  /// The dots of pages.
  indirect case pages(PagesAppearance)
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
