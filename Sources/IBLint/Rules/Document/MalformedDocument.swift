import IBModel
import IBXML

extension Rule {
  static let malformedDocument = Rule(
    "malformed_document", .document, .error,
    check: .file { file, findings in
      guard case .malformed(let fault) = file.cause else { return }
      let place = min(fault.offset, file.text.count)
      findings.report(place..<place, fault.sentence)
    })
}

extension XMLError {
  fileprivate var sentence: String {
    switch kind {
    case .empty: "the file is empty, expected an Interface Builder document"
    case .encoding, .forbidden, .notXML: message
    case .syntax: "the XML is not well-formed: \(message)"
    }
  }
}
