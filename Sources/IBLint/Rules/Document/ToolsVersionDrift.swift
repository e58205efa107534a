import IBModel
import IBProject
import IBXML

extension Rule {
  /// The version all documents should have.
  private static let version = RuleOption<String>.text(
    "version", "", "the version of all documents; without it, that of most documents of the project",
    form: .toolsVersion)

  static let toolsVersionDrift = Rule(
    id: "tools_version_drift", group: .document, severity: .info, isOptIn: true, needs: [.documents],
    options: [version.description],
    summary: "document saved by another version of Xcode than the others",
    reason: "People with different versions of Xcode rewrite each other's documents, which hides the intended changes.",
    repair: "Open the document in the version of Xcode that the team uses, and save it",
    examples: [
      .bad(document("«toolsVersion=\"15705\"»"), files: ["A.xib": document("toolsVersion=\"22155\"")]),
      .good(document("toolsVersion=\"22155\""), files: ["A.xib": document("toolsVersion=\"22155\"")]),
    ],
    check: .inspection { inspection, findings in
      guard let index = inspection.project.documents,
        let attribute = inspection.document.tree.root.attribute(.toolsVersion)
      else { return }
      let configured = findings[version]
      guard let expected = configured.isEmpty ? index.usual(\.toolsVersion) : configured, expected != attribute.value
      else {
        return
      }
      let whose = configured.isEmpty ? "most documents of the project have" : "the configuration says"
      findings.report(attribute, "the document was saved by version `\(attribute.value)`, but \(whose) `\(expected)`")
    })

  private static func document(_ version: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(version) targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view id="vw1"/>
        </objects>
    </document>
    """
  }
}

extension DocumentIndex {
  /// The value that most documents have; the greatest of several.
  func usual(_ value: (DocumentSummary) -> String?) -> String? {
    var counts: [String: Int] = [:]
    for value in documents.compactMap(value) { counts[value, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
