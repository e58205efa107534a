import IBModel
import IBXML

/// An error of a command, printed as `ibt: error: message`: one line with the place, the problem, and the remedy.
package struct CommandError: Error, CustomStringConvertible {
  package var message: String
  /// Messages that are printed before.
  package private(set) var earlier: [String] = []
  /// Lines that are printed after, such as those to add to a file.
  package private(set) var following: [String] = []

  package var description: String { (earlier + [message]).joined(separator: "\n") }

  package init(_ message: String) { self.message = message }

  /// An error of one or more lines.
  package init(_ messages: [String]) { (message, earlier) = (messages.last ?? "", messages.dropLast()) }

  /// Describes why a document cannot be read.
  package init(_ error: DocumentError, in path: String) {
    switch error {
    case .malformed(let error):
      let what = error.kind == .syntax ? "the XML is not well-formed: " : ""
      self.init("\(path):\(error.position.line):\(error.position.columnInUTF16): \(what)\(error.message)")
    case .unsupported(let what, let position):
      self.init("\(path):\(position.line):\(position.columnInUTF16): \(what)")
    }
  }

  /// Any error, as it describes itself.
  /// - Parameter path: The document, named in front of errors that only know a position in it.
  package init(_ error: any Error, in path: String) {
    switch error {
    case let error as CommandError: self = error
    case let error as DocumentError: self.init(error, in: path)
    default: self.init("\(path): \(CommandError.text(of: error))")
    }
  }

  package init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as WorkspaceError:
      // The error quotes the names in it, so its line ends are its own.
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      self.init(lines[0])
      following = Array(lines.dropFirst())
    default: self.init(CommandError.text(of: error))
    }
  }

  /// The same error, about one of several versions of a file.
  func about(_ version: String) -> CommandError {
    var error = self
    error.message += " (\(version))"
    return error
  }

  private static func text(of error: any Error) -> String {
    guard let error = error as? any CustomStringConvertible else {
      return "internal error: \(String(reflecting: error)); please report this"
    }
    return error.description
  }
}
