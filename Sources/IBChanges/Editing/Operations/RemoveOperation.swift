import IBModel

/// Removes objects with their contents, and all references to them: constraints, connections, members of variations.
public struct RemoveOperation: EditOperation {
  /// The objects to remove.
  public var targets: Targets?

  /// Creates an operation that removes the selected objects.
  public init(_ targets: Targets) { self.targets = targets }

  /// Removes the objects; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [Announcement] {
    var announcements: [Announcement] = []
    for object in objects where !objects.contains(where: { $0 != object && $0.element.contains(object.element) }) {
      if object.rootOfTree {
        throw OperationError("this is the root view of a controller, which must have one", object)
      }
      edit.remove(object)
      announcements.append(Announcement(object, "removed"))
    }
    return announcements
  }
}

extension Object {
  var rootOfTree: Bool { isView && element[.key] == "view" && owner?.kind.isController == true }
}
