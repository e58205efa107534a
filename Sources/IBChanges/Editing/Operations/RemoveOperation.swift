import IBModel

/// Removes objects with everything in them, and what refers to any of it: constraints, connections, members of variations.
public struct RemoveOperation: EditOperation {
  /// What it changes.
  public var targets: Targets?

  /// Removes what a selector selects.
  public init(_ targets: Targets) { self.targets = targets }

  /// See ``Operation``.
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
  /// Whether the object is the root view of a controller.
  var rootOfTree: Bool { isView && element[.key] == "view" && owner?.kind.isController == true }
}
