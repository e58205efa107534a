import IBModel

/// Installs or uninstalls views and constraints for size classes.
public struct InstallOperation: EditOperation {
  /// The views and constraints.
  public var targets: Targets?
  /// The size classes; `any` for the default.
  public var sizeClasses: SizeClasses
  /// Whether the objects are installed.
  public var isInstalled: Bool

  /// Creates an operation that installs or uninstalls the selected objects.
  public init(_ targets: Targets, under sizeClasses: SizeClasses, isInstalled: Bool = true) {
    (self.targets, self.sizeClasses, self.isInstalled) = (targets, sizeClasses, isInstalled)
  }

  /// Installs or uninstalls the objects; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for object in objects {
      guard object.isView && !object.rootOfTree || Constraint(object.element) != nil else {
        throw OperationError("only views in other views and constraints are installed for size classes", object)
      }
      edit.setInstalled(isInstalled, object, under: sizeClasses)
      let what = isInstalled ? "installed" : "uninstalled"
      changes.append(
        OperationChange(object, "\(what) \(sizeClasses == .any ? "by default" : "for " + sizeClasses.shortTitle)"))
    }
    return changes
  }
}
