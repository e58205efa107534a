/// A location in a configuration file, for messages.
package struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path as messages show it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  /// A location.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`
  package var description: String { "\(file):\(line):\(column)" }

  /// By file, then by position.
  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A value with the location where it is configured.
package struct Placed<Value: Sendable>: Sendable {
  /// What is configured.
  package var value: Value
  /// Where.
  package var place: Place

  init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }

  /// Another value that follows from this one.
  func map<Other>(_ transform: (Value) -> Other) -> Placed<Other> { Placed<Other>(transform(value), at: place) }
}

extension Placed: Equatable where Value: Equatable {}
