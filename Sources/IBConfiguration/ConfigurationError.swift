/// What is wrong in configuration files.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// Where; nil for a file that cannot be read, which the message names.
    public let place: Place?
    /// One clause that says what is wrong and what to do.
    public let message: String

    init(_ message: String, at place: Place?) {
      self.message = message
      self.place = place
    }

    /// One line.
    public var description: String { place.map { "\($0): \(message)" } ?? message }
  }

  /// Everything that is wrong, in the order of the text; never empty.
  public let problems: [Problem]

  init(_ problems: [Problem]) { self.problems = problems }

  init(_ message: String, at place: Place?) { self.init([Problem(message, at: place)]) }

  /// The first problem, and how many more there are.
  public var description: String {
    let rest = problems.count - 1
    return problems[0].description + (rest > 0 ? " (and \(rest) more)" : "")
  }
}
