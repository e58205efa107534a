import IBXML

/// A named set of kinds, shared by rules and selectors, so that "control" means the same everywhere.
public enum KindSet: String, Sendable, Hashable, CaseIterable {
  case view
  /// Views whose class is `UIControl` or `NSControl`, or inherits from it.
  case control
  /// Views that users operate: controls with an effect, text that can be edited or selected, pickers.
  case interactive
  case scrolling
  case controller
  case connection
  case layoutGuide
  case gestureRecognizer
  /// Items of bars, tabs, splits and touch bars.
  case item
  /// Cells that draw the controls of AppKit; cells of tables are views.
  case cell
  case formatter

  /// Returns whether a kind is in the set on a platform.
  public func contains(_ kind: ElementKind, on platform: Platform) -> Bool {
    switch self {
    case .view: platform == .watchOS ? kind.category == .view : kind.isView(on: platform)
    case .control: kind.isControl(on: platform)
    case .interactive: kind.isInteractive
    case .scrolling: kind.scrolls
    case .controller: kind.isController
    case .connection: kind.category == .connection
    case .layoutGuide: kind.category == .layoutGuide
    case .gestureRecognizer: kind.category == .gestureRecognizer
    case .item: kind.category == .item
    case .cell: kind.category == .cell
    case .formatter: kind.category == .formatter
    }
  }
}

extension ElementKind {
  /// Whether users operate such views by touch, pointer or keys. Lists are not included, although users operate their
  /// rows.
  ///
  /// Rules with a narrower meaning explain it: `inert_control` means `needsAction`, `overlapping_views` only views that
  /// users must see whole, `small_touch_target` `reactsToTaps`: buttons and custom controls, whose size is not fixed.
  public var isInteractive: Bool { row?.roles.contains(.interactive) ?? false }

  /// Whether such a control has no effect on its own: a button needs an action, a text field keeps its text.
  public var needsAction: Bool { row?.roles.contains(.needsAction) ?? false }

  package var isStack: Bool { self == .stackView }

  /// Whether such views scroll their content.
  public var scrolls: Bool { ElementKind.scrollingNames.contains(name) }

  /// The kinds of views that scroll their content.
  public static let scrolling: [ElementKind] = [.scrollView, .tableView, .collectionView, .textView]
  private static let scrollingNames = NameSet(scrolling.map(\.name))

  /// The kinds of UIKit views that tables and collections reuse by their reuse identifiers.
  public static let reusable: [ElementKind] = [.tableViewCell, .collectionViewCell, .collectionReusableView]

  /// The kinds of UIKit views that show one text in one font.
  public static let texts: [ElementKind] = [.label, .textField, .textView]

  /// Returns whether such views are controls on a platform: `UIControl`, `NSControl` and their subclasses.
  public func isControl(on platform: Platform) -> Bool {
    if self == .control { return true }
    let root: TableText = platform == .macOS ? "NSControl" : "UIControl"
    return isView(on: platform) && classPath(on: platform)?.parts.contains(root) == true
  }
}
