/// A location in a configuration file, for messages.
package struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var file: String
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package var description: String { "\(file):\(line):\(column)" }

  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A value with the location where it is configured.
package struct Placed<Value: Sendable>: Sendable {
  package var value: Value
  package var place: Place

  init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }

  func map<Other>(_ transform: (Value) -> Other) -> Placed<Other> { Placed<Other>(transform(value), at: place) }
}

extension Placed: Equatable where Value: Equatable {}
