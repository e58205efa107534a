import IBModel
import IBProject
import IBXML

extension Rule {
  private static let version = RuleOption<String>.text(
    "version", "", "the version of all documents; without it, that of most documents of the project",
    form: .toolsVersion)

  static let versionDrift = Rule(
    "version_drift", .document, .info, isOptIn: true, inputs: [.required(.documents)], options: [version.description],
    check: .inspection { inspection, findings in
      guard let index = inspection.project.documents else { return }
      let (root, configured) = (inspection.document.tree.root, findings[version])
      if let attribute = root.attribute(.toolsVersion),
        let expected = configured.isEmpty ? index.usual(\.toolsVersion) : configured, expected != attribute.value
      {
        let whose = configured.isEmpty ? "most documents of the project have" : "the configuration says"
        findings.report(
          attribute, "the document was saved by version `\(attribute.value)`, but \(whose) `\(expected)`")
      }
      for plugIn in root.child("dependencies")?.children("plugIn").map(\.self) ?? [] {
        guard let name = plugIn[.identifier], let version = plugIn.attribute("version"),
          let usual = index.usual({ $0.plugIns[name] }), usual != version.value
        else { continue }
        findings.report(
          version,
          """
          the document was saved with version `\(version.value)` of `\(name)`, but most documents of the project with \
          `\(usual)`
          """)
      }
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
