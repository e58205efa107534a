import IBXML

/// The kind of an element: label, table view, constraint. One table lists the class, the platforms and the roles of
/// each kind; see `ElementKindTable`.
///
/// A kind that is missing in the table keeps its name: `isKnown` is false, and every property has its neutral value. No
/// code depends on a kind being known.
public struct ElementKind: Sendable, Hashable {
  /// The element name.
  public let name: Name

  /// The element name as text.
  public var text: String { name.text }

  /// Creates the kind of elements with a name.
  public init(_ name: Name) { self.name = name }

  @inlinable package init(number: Int) { name = Name(number: number) }

  /// The kinds of the table, ordered by name.
  public static let all: [ElementKind] = ElementKindTable.known.kinds

  var row: ElementKindTable.Row? { ElementKindTable.known.rows[name] }

  /// Whether the table has a row for this kind.
  public var isKnown: Bool { row != nil }

  /// The platforms whose documents have such elements.
  public var platforms: Set<Platform> { Set(Platform.allCases.filter(occurs)) }

  /// Returns whether documents of a platform have such elements.
  public func occurs(on platform: Platform) -> Bool {
    row?.platforms.contains(ElementKindTable.PlatformSet(platform)) ?? false
  }

  /// The category of such objects; for unknown kinds it follows from the end of their name.
  public var category: ObjectCategory { row?.category ?? ObjectCategory(ofUnknown: name) }

  /// Whether such elements are views on some platform.
  public var isView: Bool { row.map { !$0.roles.isDisjoint(with: [.view, .uiKitView]) } ?? false }

  /// Returns whether such elements are views on a platform: a toolbar is one in UIKit, but not in AppKit.
  public func isView(on platform: Platform) -> Bool {
    guard let row, occurs(on: platform) else { return false }
    return row.roles.contains(.view) && platform != .watchOS || row.roles.contains(.uiKitView) && platform.isUIKit
  }

  /// Whether such elements are view or window controllers.
  public var isController: Bool { category == .controller }

  /// Whether a view tree ends at such an element: view controllers, windows, and the application, whose menu items can
  /// have views.
  public var ownsViewTree: Bool { row?.roles.contains(.viewTree) ?? name.text.hasSuffix("Controller") }

  /// Whether the coordinates of an AppKit view begin at the top. Those of UIKit always do.
  public var isFlipped: Bool { row?.roles.contains(.flipped) ?? false }

  /// Whether such views are cells that a table or collection view shows.
  public var isCell: Bool { row?.roles.contains(.cell) ?? false }

  /// Returns the axes of an intrinsic content size. A text view has one only if it does not scroll, an image view of
  /// UIKit only if it has an image.
  package func contentAxes(on platform: Platform) -> AxisSet {
    guard let row else { return [] }
    return platform == .macOS ? row.appKitAxes : platform.isUIKit ? row.uiKitAxes : []
  }

  package var control: ControlKind? { row?.control }

  /// Whether the subviews of such views of UIKit belong to them, as subviews of a text field do.
  package var isClosed: Bool { row?.roles.contains(.closed) ?? false }

  package var isPlain: Bool { row?.roles.contains(.plain) ?? false }

  /// Whether such views place their subviews by more than the constraints that documents store.
  package var arrangesSubviews: Bool { row?.roles.contains(.arranges) ?? false }

  /// Returns the class of such objects without custom class; nil on watchOS and for elements without a class.
  public func className(on platform: Platform) -> String? {
    guard let first = classPath(on: platform)?.firstPart, !first.isEmpty else { return nil }
    return String(first)
  }

  /// Returns the class of such objects and its superclasses, without the common root classes (`NSObject`,
  /// `UIResponder`, `NSResponder`).
  public func classNames(on platform: Platform) -> [String] {
    classPath(on: platform)?.parts.map { String($0) } ?? []
  }

  func classPath(on platform: Platform) -> TableText? {
    guard let row, platform != .watchOS else { return nil }
    let classes = ElementKindTable.known.classes[row.classes]
    return platform == .macOS ? classes.appKit : classes.uiKit
  }

  /// Returns the other kinds with the class of such objects or a superclass, the nearest class first.
  func ancestors(on platform: Platform) -> [ElementKind] {
    classNames(on: platform).flatMap { ElementKindTable.kindsByClass[$0] ?? [] }.filter { $0 != self }
  }
}

extension ElementKind: CustomStringConvertible {
  /// The element name.
  public var description: String { name.text }
}

extension ElementKind: ExpressibleByStringLiteral {
  /// Creates the kind of elements with a name.
  public init(stringLiteral value: StaticString) { self.init(Name(stringLiteral: value)) }
}

extension Element {
  /// The kind of the element.
  public var kind: ElementKind { ElementKind(name) }
}

extension Platform {
  /// Whether documents for this platform describe objects of UIKit.
  public var isUIKit: Bool { self == .iOS || self == .tvOS }
}

/// The control as which the content of a view is measured and drawn. Several element kinds can share one: a token field
/// is drawn as a text field.
package enum ControlKind: String, Sendable, CaseIterable {
  case activityIndicator, box, button, colorWell, comboBox, datePicker, image, label, levelIndicator, navigationBar,
    pageControl, pathControl, picker, popUpButton, progress, searchBar, searchField, segmentedControl, slider, stepper,
    switchControl, tabBar, textField, textView, toolbar
}
