import IBXML

extension Object {
  /// The view around this view, whatever list it is in; nil for the root of a view tree.
  public var superview: Object? {
    for ancestor in element.ancestors {
      if ancestor.name == .objects || ancestor.name == .scene { return nil }
      guard let object = Object(ancestor) else { continue }
      if object.isView { return object }
      if object.ownsViewTree { return nil }
    }
    return nil
  }

  /// Whether the element is in a list of subviews.
  package var isSubview: Bool { element.parent?.name == .subviews }

  /// The views directly below this one, in document order.
  public var subviews: [Object] {
    guard isView else { return [] }
    var result: [Object] = []
    var rest = Array(element.children.reversed())
    while let next = rest.popLast() {
      if next.name == .objects || next.name == .scene { continue }
      let object = Object(next)
      if let object, object.isView {
        result.append(object)
      } else if object?.ownsViewTree != true {
        rest += next.children.reversed()
      }
    }
    return result
  }

  /// The view, or its content view if that has no id, as in cells of collection views of older versions of Xcode.
  package var subviewsOwner: Element {
    element.children.first { $0.kind.isView && $0.attribute(.id) == nil && $0[.key] == "contentView" } ?? element
  }

  /// All views below this one, in document order.
  public var descendantViews: [Object] {
    element.subtree.dropFirst().compactMap { $0.kind.isView ? Object($0) : nil }
  }

  /// This view and the views around it, innermost first.
  public var viewAncestry: [Object] { viewAncestry(moving: [:]) }

  package func viewAncestry(moving superviews: [Object: Object]) -> [Object] {
    Array(sequence(first: self) { superviews.isEmpty ? $0.superview : superviews[$0] ?? $0.superview })
  }

  /// The root of the view tree this view is in.
  public var rootView: Object { viewAncestry.last ?? self }

  /// The controller or window whose view tree this view is in.
  public var viewTreeOwner: Object? {
    var owner = rootView.owner
    while let candidate = owner, !candidate.ownsViewTree { owner = candidate.owner }
    return owner
  }

  /// Returns the innermost view that is or contains both views; nil when they are in different trees.
  /// - Parameter superviews: The new superviews of views that are about to be moved.
  public func nearestCommonAncestor(with other: Object, moving superviews: [Object: Object] = [:]) -> Object? {
    if self == other { return self }
    let others = other.viewAncestry(moving: superviews)
    return viewAncestry(moving: superviews).first(where: others.contains)
  }
}
