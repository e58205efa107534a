import IBModel

/// An error about a document: lines with the place, the problem, and the remedy.
package struct DocumentFailure: Error, CustomStringConvertible {
  package let messages: [String]

  package var description: String { messages.joined(separator: "\n") }

  package init(_ message: String) { messages = [message] }

  package init(_ messages: [String]) { self.messages = messages }

  /// Describes why a document cannot be read.
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
