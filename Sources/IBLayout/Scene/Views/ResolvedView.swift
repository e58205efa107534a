import IBModel

/// An installed view with the layout settings of its element, typed and with variations applied.
public struct ResolvedView: Sendable {
  /// The view in the document: for names, locations and edits, never for reading attributes again.
  public let object: Object
  /// The kind of the view.
  public let kind: ElementKind
  /// The superview; nil for the root.
  public let parent: ViewIndex?
  /// The first subview.
  public internal(set) var firstChild: ViewIndex?
  /// The next subview of the same superview.
  public internal(set) var nextSibling: ViewIndex?
  /// The stored frame in the superview's coordinates, in points; nil when the document has none.
  public let storedFrame: Rect?
  package let placement: Placement
  package let mask: AutoresizingMask
  /// Whether the document fixes the frame although the superview has constraints.
  public let hasFixedFrame: Bool
  /// Whether it is the accessory of the table cell around it, which places it.
  public let isAccessory: Bool
  /// Whether the view is hidden.
  public let isHidden: Bool
  let keepsPlaceWhenHidden: Bool
  /// Whether it is the content view of a box, scroll view, cell or effect view.
  public let isContentView: Bool
  /// The area of the surrounding stack view that arranges the view; nil when none does.
  @usableFromInline package let stackArea: StackArea?
  package let priorities: ContentPriorities
  package let placeholder: PlaceholderSize
  /// The direction of the view in every language; nil for the app's.
  public let direction: LayoutDirection?
  package let margins: MarginSettings
  package internal(set) var arrangement: Arrangement
  package let content: ViewContent

  /// Whether a stack view arranges the view.
  @inlinable public var isArranged: Bool { stackArea != nil }

  package var isStack: Bool {
    switch arrangement {
    case .stack, .appKitStack: true
    default: false
    }
  }

  /// Whether a stack view does not arrange the view because it is hidden.
  public var leavesStack: Bool { isHidden && !keepsPlaceWhenHidden }
}

/// A way in which a view gets its frame.
package enum Placement: Sendable, Hashable {
  case root
  /// From constraints or a stack view.
  case constrained
  /// As stored; the autoresizing mask applies when the superview changes size.
  case fixed
}

/// The list of a stack view that a view is in. UIKit's stack views have only the first.
@usableFromInline package enum StackArea: Int, Sendable, Hashable { case beginning, middle, end }

/// The priorities, from 1 to 1000, at which a view keeps to the size of its content.
package struct ContentPriorities: Sendable, Hashable {
  /// The resistance to growing beyond the content.
  package var hugging: PerAxis<Double>
  /// The resistance to shrinking below the content.
  package var resistance: PerAxis<Double>

  /// UIKit's and AppKit's defaults; Interface Builder writes every other value.
  package static let standard = ContentPriorities(hugging: PerAxis(250, 250), resistance: PerAxis(750, 750))
}

/// A content size written for the canvas.
package struct PlaceholderSize: Sendable, Hashable {
  /// An extent of the content in the document.
  package enum Extent: Sendable, Hashable {
    case unwritten
    /// The content has no extent of its own.
    case none
    case points(Double)
  }

  package var extents: PerAxis<Extent>
}

/// The settings of a view for its layout margins.
package struct MarginSettings: Sendable, Hashable {
  /// The stored margins, left at the side of leading edges; nil for the standard ones.
  package var written: Insets?
  package var preservesSuperview = false
  /// Whether they leave no more than the readable width.
  package var followsReadableWidth = false
  package var includesSafeArea = true

  package static let standard = MarginSettings()
}
