import IBXML

/// A user-defined runtime attribute: a key path that key-value coding sets after an object has been decoded.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The `<userDefinedRuntimeAttribute>` element.
  public let element: Element

  /// Creates the runtime attribute of an element; nil if the element is not a `<userDefinedRuntimeAttribute>`.
  public init?(_ element: Element) {
    guard element.name == .userDefinedRuntimeAttribute else { return nil }
    self.element = element
  }

  /// The key path it sets.
  public var keyPath: String { element[.keyPath] ?? "" }

  /// The type: `string`, `number`, `boolean`, `color`, `image`, `point`, `size`, `rect`, `range` or `nil`.
  public var type: String { element[.type] ?? "" }

  /// The value of a string, Boolean or image. Long strings are in a child element.
  public var text: String? { element[.value] ?? element.child(withKey: "value")?.text }
}

extension Object {
  /// The user-defined runtime attributes in the order in which they are set.
  public var runtimeAttributes: [RuntimeAttribute] {
    guard let list = element.child(.userDefinedRuntimeAttributes) else { return [] }
    return list.children.compactMap { RuntimeAttribute($0) }
  }

  /// Returns the last runtime attribute of a key path, which determines its value.
  public func runtimeAttribute(_ keyPath: String) -> RuntimeAttribute? {
    runtimeAttributes.last { $0.keyPath == keyPath }
  }
}

extension Document {
  package var runtimeAttributes: [RuntimeAttribute] {
    lists.runtimeAttributes.once {
      tree.elements(named: [.userDefinedRuntimeAttribute]).compactMap { RuntimeAttribute($0) }
    }
  }
}
