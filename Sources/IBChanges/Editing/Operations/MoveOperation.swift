import IBModel

/// The place of a view among the subviews of another one.
public enum SubviewPosition: Sendable, Hashable {
  /// After all others: in front of them, or the last in a stack view.
  case last
  /// Before all others.
  case first
  /// Before the selected sibling.
  case before(ObjectSelector)
  /// After the selected sibling.
  case after(ObjectSelector)

  /// The subview that follows; nil for the end.
  /// - Throws: `OperationError` when the selector does not select one subview.
  func next(in superview: Object, of document: Document) throws(OperationError) -> Object? {
    let subviews = superview.subviews
    switch self {
    case .last: return nil
    case .first: return subviews.first
    case .before(let selector): return try sibling(selector, subviews, superview, document)
    case .after(let selector):
      let sibling = try sibling(selector, subviews, superview, document)
      return subviews.firstIndex(of: sibling).flatMap { subviews.indices.contains($0 + 1) ? subviews[$0 + 1] : nil }
    }
  }

  private func sibling(
    _ selector: ObjectSelector, _ subviews: [Object], _ superview: Object, _ document: Document
  ) throws(OperationError) -> Object {
    let selected = selector.objects(in: document).filter(subviews.contains)
    guard selected.count == 1 else {
      throw OperationError("`\(selector)` selects \(selected.count) of its subviews instead of one", superview)
    }
    return selected[0]
  }
}

/// Moves views into another view. Constraints move to the nearest common ancestor of their items; those without one are
/// removed. UIKit views placed only by their frames stay in place on the canvas.
public struct MoveOperation: EditOperation {
  /// The views to move.
  public var targets: Targets?
  /// The selector of the new superview, a single view.
  public var superview: ObjectSelector
  /// The place among its subviews.
  public var place: SubviewPosition

  /// Creates an operation that moves the selected views into another one.
  public init(_ targets: Targets, to superview: ObjectSelector, at place: SubviewPosition = .last) {
    (self.targets, self.superview, self.place) = (targets, superview, place)
  }

  /// Moves the views; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    let superview = try edit.document.onlyView(superview, near: objects.first)
    let next = try place.next(in: superview, of: edit.document)
    var changes: [OperationChange] = []
    for view in objects {
      guard view.isView, !view.rootOfTree, let old = view.superview else {
        throw OperationError("only views that are in other views can be moved", view)
      }
      do throws(EditError) { try edit.move(view, to: superview, before: next) } catch {
        throw OperationError("\(error)", view)
      }
      if let frame = view.frame(in: superview), frame != view.frame { _ = edit.setFrame(frame, of: view) }
      changes.append(OperationChange(view, "moved from \(old.reference) to \(superview.reference)"))
    }
    return changes
  }
}

extension Document {
  /// The selected view; of several, the one in the scene of an object.
  /// - Throws: `OperationError` when there is none, or several.
  func onlyView(_ selector: ObjectSelector, near object: Object?) throws(OperationError) -> Object {
    let all = selector.objects(in: self).filter(\.isView)
    if all.isEmpty { throw OperationError("no view is selected by `\(selector)`") }
    return try selector.only(of: all, "views", near: object)
  }
}

extension ObjectSelector {
  /// The only one of selected objects, or of several the one in the scene of another object.
  /// - Parameter culprit: The object that an error is about, if any.
  func only(
    of all: [Object], _ noun: String, near object: Object?, for culprit: Object? = nil
  ) throws(OperationError) -> Object {
    let near = all.count == 1 ? all : all.filter { $0.scene?.id == object?.scene?.id }
    guard near.count == 1 else {
      let list = (near.isEmpty ? all : near).prefix(4).map(\.reference).joined(separator: ", ")
      throw OperationError("`\(self)` selects several \(noun): \(list)", culprit)
    }
    return near[0]
  }
}

extension Object {
  /// The stored frame in the coordinates of another view of the tree, in points; nil without stored frames, and in
  /// AppKit, whose coordinates can begin at the bottom.
  func frame(in other: Object) -> Rect? {
    guard var frame, kind.isView(on: .iOS), let own = superview?.origin, let new = other.origin,
      superview?.rootView == other.rootView
    else { return nil }
    frame.x += own.x - new.x
    frame.y += own.y - new.y
    return frame
  }

  /// The origin in the coordinates of the root view, in points.
  private var origin: (x: Double, y: Double)? {
    var origin = (x: 0.0, y: 0.0)
    for view in viewAncestry where view.superview != nil {
      guard let frame = view.frame else { return nil }
      origin.x += frame.x
      origin.y += frame.y
    }
    return origin
  }
}
