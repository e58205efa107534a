import IBModel
import IBXML

/// Removes objects with their contents, and all references to them: constraints, connections, members of variations.
/// The only controller of a scene takes the scene along, as in Interface Builder.
public struct RemoveOperation: EditOperation {
  /// The objects to remove.
  public var targets: Targets?

  /// Creates an operation that removes the selected objects.
  public init(_ targets: Targets) { self.targets = targets }

  /// Removes the objects; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for object in objects where !objects.contains(where: { $0 != object && $0.element.contains(object.element) }) {
      if object.rootOfTree {
        throw OperationError("this is the root view of a controller, which must have one", object)
      }
      let scene = object.ownScene
      if let scene { edit.remove(scene) } else { edit.remove(object) }
      changes.append(OperationChange(object, scene == nil ? "removed" : "removed with its scene"))
    }
    return changes
  }
}

extension Object {
  /// The scene whose only controller, or reference to one, this is.
  fileprivate var ownScene: DocumentScene? {
    let controllers = scene?.objects.filter { $0.kind.isController || $0.element[.sceneMemberID] == "viewController" }
    return controllers == [self] ? scene : nil
  }

  var rootOfTree: Bool { isView && element[.key] == "view" && owner?.kind.isController == true }
}
