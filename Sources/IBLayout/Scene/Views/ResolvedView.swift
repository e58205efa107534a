import IBModel

/// An installed view with everything its element says about layout, typed and with variations applied.
public struct ResolvedView: Sendable {
  /// The view in the document: for names, locations and edits, never for reading attributes again.
  public let object: Object
  /// What the view is.
  public let kind: ElementKind
  /// The superview; nil for the root.
  public let parent: ViewIndex?
  /// The first subview.
  public internal(set) var firstChild: ViewIndex?
  /// The next subview of the same superview.
  public internal(set) var nextSibling: ViewIndex?
  /// The stored frame in the superview's coordinates, in points; nil when the document has none.
  public let storedFrame: Rect?
  /// How the view gets its frame.
  package let placement: Placement
  /// What gives way when the superview changes size.
  package let mask: AutoresizingMask
  /// Whether the document fixes the frame although the superview has constraints.
  public let hasFixedFrame: Bool
  /// Whether it is the accessory of the table cell around it, which places it.
  public let isAccessory: Bool
  /// Whether the view is out of sight.
  public let isHidden: Bool
  /// Whether the view keeps its place in a stack view although it is hidden.
  let keepsPlaceWhenHidden: Bool
  /// Whether the view is what its superview shows: the content view of a box, scroll view, cell or effect view.
  public let isContentView: Bool
  /// The part of the stack view around it that arranges the view; nil when none does.
  @usableFromInline package let stackArea: StackArea?
  /// Content hugging and compression resistance.
  package let priorities: ContentPriorities
  /// The content size written for the canvas.
  package let placeholder: PlaceholderSize
  /// The direction that the view has in every language; nil for that of the app.
  public let direction: LayoutDirection?
  /// The layout margins as written.
  package let margins: MarginSettings
  /// How the view arranges its subviews.
  package internal(set) var arrangement: Arrangement
  /// What the view shows.
  package let content: ViewContent
}

extension ResolvedView {
  /// Whether a stack view arranges the view.
  @inlinable public var isArranged: Bool { stackArea != nil }
}

/// How a view gets its frame.
package enum Placement: Sendable, Hashable {
  /// The root, whose frame is given.
  case root
  /// From constraints or a stack view.
  case constrained
  /// As stored; the view follows its superview as its autoresizing mask says.
  case fixed
}

/// The list of a stack view that a view is in. UIKit's stack views have only the first.
@usableFromInline package enum StackArea: Int, Sendable, Hashable { case beginning, middle, end }

/// How strongly a view keeps to the size of its content, 1 to 1000.
package struct ContentPriorities: Sendable, Hashable {
  /// How strongly it resists growing beyond its content.
  package var hugging: PerAxis<Double>
  /// How strongly it resists shrinking below its content.
  package var resistance: PerAxis<Double>

  /// UIKit's and AppKit's defaults; Interface Builder writes every other value.
  package static let standard = ContentPriorities(hugging: PerAxis(250, 250), resistance: PerAxis(750, 750))
}

/// A content size written for the canvas.
package struct PlaceholderSize: Sendable, Hashable {
  /// What the document says about an extent of the content.
  package enum Extent: Sendable, Hashable {
    /// Nothing.
    case unwritten
    /// The content has no extent of its own.
    case none
    /// In points.
    case points(Double)
  }

  /// The extents.
  package var extents: PerAxis<Extent>
}

/// What a view says about its layout margins.
package struct MarginSettings: Sendable, Hashable {
  /// The margins written, left at the side of leading edges; nil when they are the standard ones.
  package var written: Insets?
  /// Whether the margins of the superview are kept, too.
  package var preservesSuperview = false
  /// Whether no more than the readable width is left between them.
  package var followsReadableWidth = false
  /// Whether the safe area adds to them.
  package var includesSafeArea = true

  /// The standard margins.
  package static let standard = MarginSettings()
}

extension ResolvedView {
  /// Whether it is a stack view, of UIKit or of AppKit.
  package var isStack: Bool {
    switch arrangement {
    case .stack, .appKitStack: true
    default: false
    }
  }

  /// Whether a stack view does not arrange the view because it is hidden.
  public var leavesStack: Bool { isHidden && !keepsPlaceWhenHidden }
}
