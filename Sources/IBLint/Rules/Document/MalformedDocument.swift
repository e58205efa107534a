import IBModel
import IBXML

extension Rule {
  static let malformedDocument = Rule(
    id: "malformed_document", group: .document, severity: .error,
    summary: "file that is not well-formed XML",
    reason: "Xcode does not open the file, the app does not build, and no other rule can check the file.",
    repair: "Open the file as source code and fix the marked position, or restore the file from the last good commit",
    whenNotToUse: "Use it always: nothing can load such a file.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <view id="vw1">
          </objects>«»
        </document>
        """),
      .bad("«»"),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
            <view id="vw1"/>
          </objects>
        </document>
        """),
    ],
    check: .file { file, findings in
      guard case .malformed(let fault) = file.cause else { return }
      let place = min(fault.offset, file.text.count)
      findings.report(place..<place, fault.sentence)
    })
}

extension XMLError {
  /// The error as the message of a finding.
  fileprivate var sentence: String {
    switch kind {
    case .empty: "the file is empty, expected an Interface Builder document"
    case .encoding, .forbidden, .notXML: message
    case .syntax: "the XML is not well-formed: \(message)"
    }
  }
}
