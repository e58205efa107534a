import IBModel
import IBXML

extension Rule {
  static let unsupportedDocumentType = Rule(
    id: "unsupported_document_type", group: .document, severity: .info,
    summary: "file that is XML but not an Interface Builder document of Xcode 5 or newer",
    reason: "No other rule checks the file.",
    repair: """
      Open a document of Xcode 4 or older in Xcode, confirm the upgrade and save it. Restore one that lost its content. \
      Do not pass other files to `ibt lint`
      """,
    whenNotToUse: "Pass `.xml` files by name if a folder contains others.",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">»
          <data/>
        </archive>
        """),
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<plist version="1.0"/>»
        """),
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<layouts>»
          <layout name="landscape"/>
        </layouts>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects/>
        </document>
        """),
    ],
    check: .file { file, findings in
      guard case .unsupported(let kind, let root) = file.cause else { return }
      // A sheet is fine where it is, and its mistakes are found, but not by this command.
      let isSheet = if case .root("layouts") = kind { true } else { false }
      findings.report(
        root, isSheet ? "`ibt layouts check` checks layout sheets, with their documents" : kind.description)
    })
}
