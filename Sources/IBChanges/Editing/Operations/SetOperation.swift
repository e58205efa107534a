import IBModel

/// Gives objects values.
public struct SetOperation: EditOperation {
  /// What it changes.
  public var targets: Targets?
  /// The values, in the order in which they are written.
  public var assignments: [Assignment]
  /// The size classes for which the values apply; nil for all.
  public var sizeClasses: SizeClasses?

  /// Values for what a selector selects.
  public init(_ targets: Targets, _ assignments: [Assignment], under sizeClasses: SizeClasses? = nil) {
    (self.targets, self.assignments, self.sizeClasses) = (targets, assignments, sizeClasses)
  }

  /// See ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [Announcement] {
    var announcements: [Announcement] = []
    for object in objects {
      let writer = AssignmentWriter(object, in: edit.document, under: sizeClasses)
      for assignment in assignments {
        guard let text = try writer.write(assignment, to: &edit) else { continue }
        announcements.append(Announcement(object, text))
      }
    }
    return announcements
  }
}
