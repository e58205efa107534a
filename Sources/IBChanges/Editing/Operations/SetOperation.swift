import IBModel

/// Sets values of objects.
public struct SetOperation: EditOperation {
  /// The objects to change.
  public var targets: Targets?
  /// The values in writing order.
  public var assignments: [Assignment]
  /// The size classes of the values; nil for all.
  public var sizeClasses: SizeClasses?

  /// Creates an operation that sets values of the selected objects.
  public init(_ targets: Targets, _ assignments: [Assignment], under sizeClasses: SizeClasses? = nil) {
    (self.targets, self.assignments, self.sizeClasses) = (targets, assignments, sizeClasses)
  }

  /// Sets the values; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for object in objects {
      let writer = AssignmentWriter(object: object, document: edit.document, sizeClasses: sizeClasses)
      for assignment in assignments {
        guard let text = try writer.write(assignment, to: &edit) else { continue }
        changes.append(OperationChange(object, text))
      }
    }
    return changes
  }
}
