import IBModel
import IBXML

/// Why a command cannot do something: one line that names the place, says what is wrong and what to do.
///
/// Every error of a command becomes one of these, and `Terminal.complain` prints it as `ibt: error: message`.
struct CommandFailure: Error, CustomStringConvertible {
  var message: String

  var description: String { message }

  init(_ message: String) { self.message = message }

  /// Any error, as it describes itself.
  /// - Parameter path: the document that it is about, named in front of errors that only know a position in it.
  init(_ error: any Error, in path: String) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let fault as DocumentError: self.init(fault, in: path)
    default: self.init("\(path): \(CommandFailure.text(of: error))")
    }
  }

  /// Any error that names what it is about, as it describes itself.
  init(_ error: any Error) {
    self = error as? CommandFailure ?? CommandFailure(CommandFailure.text(of: error))
  }

  /// Why a document cannot be read.
  init(_ fault: DocumentError, in path: String) {
    switch fault {
    case .malformed(let fault):
      let what = fault.kind == .syntax ? "the XML is not well-formed: " : ""
      self.init("\(path):\(fault.position.line):\(fault.position.columnInUTF16): \(what)\(fault.message)")
    case .unsupported(let what, let position):
      self.init("\(path):\(position.line):\(position.columnInUTF16): \(what)")
    }
  }

  private static func text(of error: any Error) -> String {
    guard let error = error as? any CustomStringConvertible else {
      return "internal error: \(String(reflecting: error)); please report this"
    }
    return error.description
  }
}
