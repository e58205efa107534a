import IBBase
import IBXML

/// GitLab's code quality report: one array of findings.
///
/// Source: docs.gitlab.com, "Code Quality", "Code Quality report format", a part of Code Climate's issue specification.
struct GitLabReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    var fingerprints = Fingerprints()
    let categories = Dictionary(
      uniqueKeysWithValues: Rule.all.flatMap { rule in rule.kinds.map { ($0.id, category(rule.group)) } })
    let issues = files.flatMap { file in
      let path = context.relative(file.path)
      return file.findings.map { located -> JSONObject in
        let finding = located.finding
        return [
          "type": "issue", "check_name": finding.rule, "description": finding.message,
          "content": ["body": finding.help],
          "categories": [categories[finding.rule] ?? GitLabReporter.usualCategory],
          "fingerprint": fingerprints.next(located, in: path), "severity": severity(finding.severity),
          "location": lines(located.start.line, located.end.line, of: path),
          "other_locations": located.relatedStarts.map { lines($0.line, $0.line, of: path) }.unlessEmpty,
        ]
      }
    }
    return try JSONText.line(of: issues) + "\n"
  }

  private func lines(_ first: Int, _ last: Int, of path: String) -> JSONObject {
    ["path": path, "lines": ["begin": first, "end": last]]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }

  private static let usualCategory = "Bug Risk"

  private func category(_ group: Rule.Group) -> String {
    switch group {
    case .platform: "Compatibility"
    case .hygiene: "Clarity"
    case .document, .connections, .identity, .flow, .layout, .variations, .templates, .accessibility, .localization,
      .resources:
      GitLabReporter.usualCategory
    }
  }
}
