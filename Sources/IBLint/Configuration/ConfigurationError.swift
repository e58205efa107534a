/// What is wrong in configuration files.
package struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One thing that is wrong.
  package struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// Where; nil for a file that cannot be read, which the message names.
    package let place: Place?
    /// One clause that says what is wrong and what to do.
    package let message: String

    init(_ message: String, at place: Place?) {
      self.message = message
      self.place = place
    }

    /// One line.
    package var description: String { place.map { "\($0): \(message)" } ?? message }
  }

  /// Everything that is wrong, in the order of the text; never empty.
  package let problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }

  init(_ message: String, at place: Place?) { self.init([Problem(message, at: place)]) }

  /// The first problem, and how many more there are.
  package var description: String {
    let rest = problems.count - 1
    return problems[0].description + (rest > 0 ? " (and \(rest) more)" : "")
  }
}
