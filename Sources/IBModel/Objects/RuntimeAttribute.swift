import IBXML

/// A user defined runtime attribute: a key path that key-value coding sets after an object has been decoded.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The `<userDefinedRuntimeAttribute>` element.
  public let element: Element

  /// - Parameter element: A `<userDefinedRuntimeAttribute>`.
  public init(element: Element) { self.element = element }

  /// The key path it sets.
  public var keyPath: String { element[.keyPath] ?? "" }

  /// `string`, `number`, `boolean`, `color`, `image`, `point`, `size`, `rect`, `range` or `nil`.
  public var type: String { element[.type] ?? "" }

  /// The value of a string, boolean or image; long strings stand in a child element.
  public var text: String? { element[.value] ?? element.child(withKey: "value")?.text }
}

extension Object {
  /// The user defined runtime attributes in the order they are set.
  public var runtimeAttributes: [RuntimeAttribute] {
    guard let list = element.child(.userDefinedRuntimeAttributes) else { return [] }
    return list.children(.userDefinedRuntimeAttribute).map { RuntimeAttribute(element: $0) }
  }

  /// The runtime attribute that decides a key path: the last one set.
  public func runtimeAttribute(_ keyPath: String) -> RuntimeAttribute? {
    runtimeAttributes.last { $0.keyPath == keyPath }
  }
}
