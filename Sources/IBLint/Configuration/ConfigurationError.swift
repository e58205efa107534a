/// The problems in configuration files.
package struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  package struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// nil for an unreadable file, which the message names.
    package let place: Place?
    /// One clause with the problem and the remedy.
    package let message: String

    package var description: String { place.map { "\($0): \(message)" } ?? message }
  }

  /// All problems, in the order of the text; never empty.
  package let problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }

  package init(_ message: String, at place: Place?) { self.init([Problem(place: place, message: message)]) }

  package var description: String {
    let rest = problems.count - 1
    return problems[0].description + (rest > 0 ? " (and \(rest) more)" : "")
  }
}
