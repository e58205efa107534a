import IBModel
import IBXML

/// Why something cannot be done with a document: lines that name the place, say what is wrong and what to do.
package struct DocumentFailure: Error, CustomStringConvertible {
  /// One line for each thing that is wrong.
  package let messages: [String]

  package var description: String { messages.joined(separator: "\n") }

  package init(_ message: String) { messages = [message] }

  /// Several things that are wrong.
  package init(_ messages: [String]) { self.messages = messages }

  /// Why a document cannot be read.
  package init(_ fault: DocumentError, in path: String) {
    switch fault {
    case .malformed(let fault):
      let what = fault.kind == .syntax ? "the XML is not well-formed: " : ""
      self.init("\(path):\(fault.position.line):\(fault.position.columnInUTF16): \(what)\(fault.message)")
    case .unsupported(let what, let position):
      self.init("\(path):\(position.line):\(position.columnInUTF16): \(what)")
    }
  }
}
