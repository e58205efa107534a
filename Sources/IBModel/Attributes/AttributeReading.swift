import IBXML

/// The result of reading an attribute as a type. Text that is not a value of the type keeps its location.
public enum AttributeReading<Value: Sendable>: Sendable {
  case missing
  case value(Value)
  case unreadable(UnreadableValue)

  /// The value; nil for a missing attribute and for unreadable text.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Returns the value, or the default for a missing attribute and for unreadable text.
  public func value(default defaultValue: @autoclosure () -> Value) -> Value { value ?? defaultValue() }

  /// The text that is not a value of the type.
  public var unreadable: UnreadableValue? {
    if case .unreadable(let text) = self { text } else { nil }
  }
}

/// The text of an attribute that is not a value of the attribute's type.
public struct UnreadableValue: Sendable, Hashable {
  /// The element that has the attribute.
  public let element: Element
  /// The attribute.
  public let attribute: Name
  /// The decoded text.
  public let text: String
  /// The bytes between the quotes, as UTF-8 offsets.
  public let range: Range<Int>
}

extension Element {
  /// Returns an attribute as a value of an enumeration whose raw values are words of the format.
  /// - Complexity: O(attributes of the element)
  public func value<Value: RawRepresentable<String> & Sendable>(
    _ name: Name, as type: Value.Type = Value.self
  ) -> AttributeReading<Value> {
    reading(of: name) { Value(rawValue: $0) }
  }

  /// Returns an attribute as a finite number.
  /// - Complexity: O(attributes of the element)
  public func number(_ name: Name) -> AttributeReading<Double> { read(name, \.number) }

  /// Returns an attribute as an integer.
  /// - Complexity: O(attributes of the element)
  public func integer(_ name: Name) -> AttributeReading<Int> { reading(of: name) { Int($0) } }

  /// Returns an attribute as a Boolean: `YES` or `NO`.
  /// - Complexity: O(attributes of the element)
  public func bool(_ name: Name) -> AttributeReading<Bool> {
    reading(of: name) { $0 == "YES" ? true : $0 == "NO" ? false : nil }
  }

  /// Returns an attribute as the value that `parse` returns for its text; nil means that the text is not a value.
  /// - Complexity: O(attributes of the element)
  public func reading<Value: Sendable>(
    of name: Name, _ parse: (String) -> Value?
  ) -> AttributeReading<Value> { read(name) { parse($0.value) } }

  private func read<Value: Sendable>(_ name: Name, _ parse: (Attribute) -> Value?) -> AttributeReading<Value> {
    guard let attribute = attribute(name) else { return .missing }
    if let value = parse(attribute) { return .value(value) }
    let (text, range) = (attribute.value, attribute.valueRange)
    return .unreadable(UnreadableValue(element: self, attribute: name, text: text, range: range))
  }
}
