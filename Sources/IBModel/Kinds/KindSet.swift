import IBXML

/// A named set of kinds. Rules and selectors share these definitions, so that "control" means the same everywhere.
public enum KindSet: String, Sendable, Hashable, CaseIterable {
  /// What is shown in a window.
  case view
  /// Views whose class is `UIControl` or `NSControl`, or inherits from it.
  case control
  /// Views that users operate: controls that do something, text that can be edited or selected, pickers.
  case interactive
  /// Views that scroll what they contain.
  case scrolling
  /// View and window controllers.
  case controller
  /// Outlets, actions, segues and bindings.
  case connection
  /// Layout guides of all kinds.
  case layoutGuide
  /// Gesture recognizers of all kinds.
  case gestureRecognizer
  /// Items of bars, tabs, splits and touch bars.
  case item
  /// Cells that draw the controls of AppKit; cells of tables are views.
  case cell
  /// Formatters of all kinds.
  case formatter

  /// Whether a kind is in the set on a platform.
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
  /// Whether users operate such views by touch, pointer or keys. Lists are not counted, the rows of which users operate.
  ///
  /// Rules that mean less say why: `inert_control` means `needsAction`, `overlapping_views` only means what users must see whole.
  public var isInteractive: Bool { row?.roles.contains(.interactive) ?? false }

  /// Whether such a control does nothing on its own: a button needs an action, a text field keeps what is typed.
  public var needsAction: Bool { row?.roles.contains(.needsAction) ?? false }

  /// Whether such views are stack views, which arrange their subviews in a row or a column.
  package var isStack: Bool { self == .stackView }

  /// Whether such views scroll what they contain.
  public var scrolls: Bool { ElementKind.scrollingNames.contains(name) }

  /// The kinds of views that scroll what they contain.
  public static let scrolling: [ElementKind] = [.scrollView, .tableView, .collectionView, .textView]
  private static let scrollingNames = NameSet(scrolling.map(\.name))

  /// The kinds of views of UIKit that tables and collections use again by their reuse identifiers.
  public static let reusable: [ElementKind] = [.tableViewCell, .collectionViewCell, .collectionReusableView]

  /// The kinds of views of UIKit that show one text in one font.
  public static let texts: [ElementKind] = [.label, .textField, .textView]

  /// Whether such views are controls in the sense of UIKit or AppKit on a platform: `UIControl`, `NSControl` and their
  /// subclasses.
  public func isControl(on platform: Platform) -> Bool {
    if self == .control { return true }
    let root: TableText = platform == .macOS ? "NSControl" : "UIControl"
    return isView(on: platform) && classPath(on: platform)?.parts.contains(root) == true
  }
}
