import IBBase
import IBModel
import IBProject

/// The numbers of findings and documents for each rule, and the rules that could not be run.
package struct Statistics: Sendable {
  private var counts: [Rule.ID: Count] = [:]
  private let documentCount: Int
  private let notApplicable: [(rule: Rule, missing: [ProjectPart])]

  private struct Count {
    var severity: Severity
    var findings = 0
    var documents = 0
    var fixable = 0
  }

  /// - Parameter notApplicable: The rules of the run whose needs are not met, with the missing parts.
  package init(_ files: [FileReport], notApplicable: [(rule: Rule, missing: [ProjectPart])]) {
    documentCount = files.count
    self.notApplicable = notApplicable
    for file in files {
      for finding in file.findings.map(\.finding) {
        var count = counts[finding.rule] ?? Count(severity: finding.severity)
        count.severity = max(count.severity, finding.severity)
        count.findings += 1
        count.fixable += finding.fix == nil ? 0 : 1
        counts[finding.rule] = count
      }
      for rule in Set(file.findings.map(\.finding.rule)) { counts[rule]?.documents += 1 }
    }
  }

  private var rows: [(rule: Rule.ID, count: Count)] {
    counts.map { ($0.key, $0.value) }.sorted { ($1.count.findings, $0.rule) < ($0.count.findings, $1.rule) }
  }

  private func share(_ documents: Int) -> Double { Double(documents) / Double(max(documentCount, 1)) }

  /// A table, with a line for each rule that was skipped.
  package var text: String {
    var table = TextTable(rightAligned: [0, 1, 2, 5])
    if !counts.isEmpty { table.add(["findings", "documents", "share", "severity", "rule", "fixable"]) }
    for (rule, count) in rows {
      let share = Int(nearest: share(count.documents) * 100)
      table.add([
        "\(count.findings)", "\(count.documents)", "\(share) %", count.severity.rawValue, rule,
        count.fixable == 0 ? "–" : "\(count.fixable)",
      ])
    }
    let missing = notApplicable.map { "skipped: \($0.rule.id): \($0.missing.map(\.absence).joined(separator: ", "))" }
    return (table.lines + missing).asLines
  }

  /// The statistics as one JSON object on a line.
  package func json() throws -> String {
    let rules = rows.map { rule, count -> JSONObject in
      [
        "rule": rule, "severity": count.severity, "findings": count.findings, "documents": count.documents,
        "share": share(count.documents), "fixable": count.fixable,
      ]
    }
    let missing = notApplicable.map { entry -> JSONObject in
      ["rule": entry.rule.id, "missing": entry.missing.map(\.rawValue)]
    }
    let members: JSONObject = ["documents": documentCount, "rules": rules, "notApplicable": missing]
    return try JSONText.report(members) + "\n"
  }
}

extension ProjectPart {
  /// The reason why a rule that needs the part is skipped.
  fileprivate var absence: String {
    switch self {
    case .deploymentTarget: "no deployment target found"
    case .assets: "no asset catalogs or images found"
    case .strings: "no strings files found"
    case .layouts: "no layout sheet found"
    case .fonts: "no font files found"
    case .documents: "no other documents found"
    case .sources, .unusedMembers: "no Swift or Objective-C sources found"
    case .loads: "what loads documents cannot be read completely"
    }
  }
}
