import IBXML

/// The configurations in which an object of a list (a constraint or a subview) is installed, regardless of its
/// ancestors.
public struct Installation: Sendable, Hashable {
  /// Whether it is installed where no variation says otherwise.
  public var isByDefault: Bool
  /// Keys of the variations that install it.
  public var includedBy: [String]
  /// Keys of the variations that uninstall it.
  public var excludedBy: [String]
}

extension Document {
  /// Returns the effect of the variations of the object around a list on a member of the list.
  public func installation(of object: Object) -> Installation {
    var result = Installation(isByDefault: isInstalledByDefault(object), includedBy: [], excludedBy: [])
    guard let list = object.element.parent, let host = list.parent.flatMap({ Object($0) }) else { return result }
    for variation in host.variations where !variation.isDefault {
      if variation.references(.include, ofList: list.name.text).contains(object.id) {
        result.includedBy.append(variation.key)
      }
      if variation.references(.exclude, ofList: list.name.text).contains(object.id) {
        result.excludedBy.append(variation.key)
      }
    }
    return result
  }
}
