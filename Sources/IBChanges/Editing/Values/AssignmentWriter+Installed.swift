import IBModel

extension AssignmentWriter {
  /// The key that installs and uninstalls an object. In documents it is no attribute, but masks around the object.
  static let installed = "installed"

  /// Whether the object can be installed for some size classes only.
  var canBeUninstalled: Bool { object.isView && !object.rootOfTree || Constraint(object.element) != nil }

  /// Installs or uninstalls the object for the size classes, without any for all of them.
  func writeInstalled(_ value: String?, _ edit: inout ModelEdit) throws(OperationError) -> String {
    guard canBeUninstalled else {
      throw OperationError("only views in other views and constraints are installed for size classes", object)
    }
    guard let written = value.flatMap({ AttributeValue.booleans[$0.lowercased()] }) else {
      throw OperationError("`\(AssignmentWriter.installed)` is true or false", object)
    }
    let isInstalled = written == "YES"
    let sizeClasses = sizeClasses ?? .any
    edit.setInstalled(isInstalled, object, under: sizeClasses)
    let word = isInstalled ? "installed" : "uninstalled"
    return "\(word) \(sizeClasses == .any ? "by default" : "for " + sizeClasses.shortTitle)"
  }
}
