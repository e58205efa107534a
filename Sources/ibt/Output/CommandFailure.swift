import IBModel
import IBWorkspace

/// An error of a command, printed as `ibt: error: message`: one line with the place, the problem, and the remedy.
struct CommandFailure: Error, CustomStringConvertible {
  var message: String
  /// Messages that are printed before.
  private(set) var earlier: [String] = []
  /// Lines that are printed after, such as those to add to a file.
  private(set) var following: [String] = []

  var description: String { message }

  init(_ message: String) { self.message = message }

  /// Any error, as it describes itself.
  /// - Parameter path: The document, named in front of errors that only know a position in it.
  init(_ error: any Error, in path: String) {
    switch error {
    case is CommandFailure, is DocumentFailure: self.init(error)
    case let fault as DocumentError: self.init(DocumentFailure(fault, in: path))
    default: self.init("\(path): \(CommandFailure.text(of: error))")
    }
  }

  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as DocumentFailure:
      self.init(failure.messages.last ?? "")
      earlier = failure.messages.dropLast()
    case let error as WorkspaceError:
      // The error quotes the names in it, so its line ends are its own.
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      self.init(lines[0])
      following = Array(lines.dropFirst())
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
