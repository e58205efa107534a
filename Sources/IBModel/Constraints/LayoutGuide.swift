import IBXML

/// A layout guide: an object that is not a view but can be an item of constraints.
public struct LayoutGuide: Sendable, Hashable {
  /// The guide as an object.
  public let object: Object
  /// The kind of guide.
  public let kind: Kind

  /// Kinds of guides.
  public enum Kind: Sendable, Hashable {
    /// A guide of a view by its key: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `layoutMargins` …
    case view(key: String)
    case keyboard
    /// The top or bottom guide of a controller, deprecated since iOS 11.
    case controller(type: String)
  }

  /// Creates the layout guide of an object; nil for other objects.
  public init?(_ object: Object) {
    switch object.kind {
    case .viewLayoutGuide: kind = .view(key: object.element[.key] ?? "")
    case .keyboardLayoutGuide: kind = .keyboard
    case .viewControllerLayoutGuide: kind = .controller(type: object.element[.type] ?? "")
    default: return nil
    }
    self.object = object
  }

  /// The view of the guide; for a controller's guide its root view.
  public var view: Object? {
    guard case .controller = kind else { return object.superview }
    return object.owner?.rootViewOfTree
  }

  /// The name in Xcode.
  public var name: String {
    switch kind {
    case .view(let key):
      [
        "safeArea": "Safe Area", "contentLayoutGuide": "Content Layout Guide", "frameLayoutGuide": "Frame Layout Guide",
        "layoutMargins": "Layout Margins Guide",
      ][key] ?? Object.words(key)
    case .keyboard: "Keyboard Layout Guide"
    case .controller(let type): Object.words(type) + " Layout Guide"
    }
  }
}

extension Object {
  /// The root of the view tree that this controller or window owns.
  public var rootViewOfTree: Object? {
    for child in element.children where child.kind.isView && child.attribute(.key) != nil {
      if child[.key] == "view" || child[.key] == "contentView" { return Object(child) }
    }
    return element.children.first { $0.kind.isView }.flatMap { Object($0) }
  }

  /// The guides that belong to this view itself.
  public var layoutGuides: [LayoutGuide] {
    element.children.compactMap { Object($0).flatMap { LayoutGuide($0) } }
  }
}
