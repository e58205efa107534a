import IBModel

/// An error of a command, printed as `ibt: error: message`: one line with the place, the problem, and the remedy.
package struct CommandFailure: Error, CustomStringConvertible {
  package var message: String
  /// Messages that are printed before.
  package private(set) var earlier: [String] = []

  package var description: String { message }

  package init(_ message: String) { self.message = message }

  /// Any error, as it describes itself.
  /// - Parameter path: The document, named in front of errors that only know a position in it.
  package init(_ error: any Error, in path: String) {
    switch error {
    case is CommandFailure, is DocumentFailure: self.init(error)
    case let fault as DocumentError: self.init(DocumentFailure(fault, in: path))
    default: self.init("\(path): \(CommandFailure.text(of: error))")
    }
  }

  package init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as DocumentFailure:
      self.init(failure.messages.last ?? "")
      earlier = failure.messages.dropLast()
    default: self.init(CommandFailure.text(of: error))
    }
  }

  /// The same failure, about one of several versions of a file.
  func about(_ version: String) -> CommandFailure {
    var failure = self
    failure.message += " (\(version))"
    return failure
  }

  private static func text(of error: any Error) -> String {
    guard let error = error as? any CustomStringConvertible else {
      return "internal error: \(String(reflecting: error)); please report this"
    }
    return error.description
  }
}
