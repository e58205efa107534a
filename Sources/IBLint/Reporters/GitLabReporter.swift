import IBModel

/// GitLab's code quality report: one array of findings.
///
/// Source: docs.gitlab.com, "Code Quality", "Code Quality report format", a part of Code Climate's issue specification.
struct GitLabReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    var fingerprints = Fingerprints()
    let categories = Dictionary(
      uniqueKeysWithValues: Rule.all.flatMap { rule in rule.kinds.map { ($0.id, category(rule.group)) } })
    let all = files.flatMap { file in file.findings.map { (path: context.relative(file.path), located: $0) } }
    let text = try JSONWriter.value { json in
      json.array(all) { json, entry in
        let finding = entry.located.finding
        json.object {
          $0.member("type", "issue")
          $0.member("check_name", finding.rule)
          $0.member("description", finding.message)
          $0.member("content") { $0.member("body", finding.help) }
          $0.member("categories", [categories[finding.rule] ?? GitLabReporter.usualCategory])
          $0.member("fingerprint", fingerprints.next(entry.located, in: entry.path))
          $0.member("severity", severity(finding.severity))
          $0.member("location") {
            $0.member("path", entry.path)
            $0.member("lines") {
              $0.member("begin", entry.located.start.line)
              $0.member("end", entry.located.end.line)
            }
          }
          guard !entry.located.relatedStarts.isEmpty else { return }
          $0.member("other_locations", objects: entry.located.relatedStarts) { json, start in
            json.member("path", entry.path)
            json.member("lines") {
              $0.member("begin", start.line)
              $0.member("end", start.line)
            }
          }
        }
      }
    }
    return text + "\n"
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
