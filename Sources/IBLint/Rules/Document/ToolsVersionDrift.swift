import IBModel
import IBProject

extension Rule {
  private static let version = RuleOption<String>.text(
    "version", "", "the version of all documents; without it, that of most documents of the project",
    form: .toolsVersion)

  static let toolsVersionDrift = Rule(
    "tools_version_drift", .document, .info, isOptIn: true, needs: [.documents], options: [version.description],
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
}

extension DocumentIndex {
  /// The value of most documents; the greatest one of several.
  func usual(_ value: (DocumentSummary) -> String?) -> String? {
    var counts: [String: Int] = [:]
    for value in documents.compactMap(value) { counts[value, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
