import IBXML

/// What a view is, by the name of its element.
public struct ElementKind: Sendable, Hashable {
  /// The name of the element.
  public let name: Name

  /// The kind of views of a name.
  public init(_ name: Name) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ElementKind {
  public static let stackView = ElementKind("stackView")
  public static let scrollView = ElementKind("scrollView")
  public static let clipView = ElementKind("clipView")
  public static let tableView = ElementKind("tableView")
  public static let outlineView = ElementKind("outlineView")
  public static let collectionView = ElementKind("collectionView")
  public static let tableViewCell = ElementKind("tableViewCell")
  public static let tableViewCellContentView = ElementKind("tableViewCellContentView")
  public static let collectionViewCell = ElementKind("collectionViewCell")
  public static let collectionReusableView = ElementKind("collectionReusableView")
  public static let tableHeaderView = ElementKind("tableHeaderView")
  public static let visualEffectView = ElementKind("visualEffectView")
  public static let gridView = ElementKind("gridView")
  public static let splitView = ElementKind("splitView")
  public static let tabView = ElementKind("tabView")
  public static let box = ElementKind("box")
  public static let label = ElementKind("label")
  public static let button = ElementKind("button")
  public static let textField = ElementKind("textField")
  public static let textView = ElementKind("textView")
  public static let imageView = ElementKind("imageView")
  public static let switchControl = ElementKind("switch")
  public static let slider = ElementKind("slider")
  public static let segmentedControl = ElementKind("segmentedControl")
  public static let navigationBar = ElementKind("navigationBar")
  public static let toolbar = ElementKind("toolbar")
  public static let tabBar = ElementKind("tabBar")
}
