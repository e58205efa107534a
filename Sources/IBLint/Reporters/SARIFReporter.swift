import IBBase
import IBXML

/// SARIF 2.1.0, the format of static analysis results that GitHub's code scanning reads.
///
/// Source: docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning".
struct SARIFReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    let rules = SARIFReporter.rules(withIDs: Set(files.flatMap { $0.findings.map(\.finding.rule) }))
    var fingerprints = Fingerprints()
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = files.flatMap { file in
      let path = context.relative(file.path)
      return file.findings.map { located in
        result(located, in: path, places[located.finding.rule], fingerprints.next(located, in: path))
      }
    }
    return try report(rules, context.shard?.placing(.findings, of: files), results)
  }

  static func rules(withIDs ids: Set<Rule.Kind.ID>) -> [DescribedKind] {
    Rule.all.flatMap { rule in rule.kinds.filter { ids.contains($0.id) }.map { DescribedKind(rule: rule, kind: $0) } }
  }

  /// A kind of finding with the rule whose page describes it.
  struct DescribedKind {
    let rule: Rule
    let kind: Rule.Kind

    var id: String { kind.id }
  }

  /// The report with results of any form.
  func report(_ rules: [DescribedKind], _ shard: ShardMark?, _ results: [some Encodable]) throws -> String {
    let driver: JSONObject = ["name": "ibt", "version": context.version, "rules": rules.map(description)]
    let run: JSONObject = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
      // GitHub replaces reports with the same id by each other.
      "automationDetails": shard.map { ["id": "ibt-\($0.shard.number)-of-\($0.shard.count)/"] },
      "properties": shard.map { ["shard": $0] }, "results": results,
    ]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return try JSONText.line(of: log) + "\n"
  }

  private func description(of described: DescribedKind) -> JSONObject {
    let (rule, kind) = (described.rule, described.kind)
    let texts = rule.texts(of: kind.id)
    return [
      "id": kind.id, "shortDescription": ["text": texts.summary], "fullDescription": ["text": texts.reason],
      "help": ["text": texts.repair, "markdown": RulePage.text(of: rule)],
      "defaultConfiguration": ["level": level(kind.severity)], "properties": ["tags": [rule.group.rawValue]],
    ]
  }

  private func result(
    _ located: LocatedFinding, in path: String, _ rule: Int?, _ fingerprint: String
  ) -> JSONObject {
    let finding = located.finding
    let related = zip(finding.related, located.relatedStarts).map { related, start -> JSONObject in
      ["physicalLocation": place(path, region(start)), "message": ["text": related.message]]
    }
    let fix = located.edits.isEmpty ? nil : finding.fix
    return [
      "ruleId": finding.rule, "ruleIndex": rule, "level": level(finding.severity), "message": ["text": finding.message],
      "locations": [["physicalLocation": place(path, region(located.start, located.end))]],
      "relatedLocations": related.unlessEmpty, "partialFingerprints": ["primaryLocationLineHash": fingerprint],
      "fixes": fix.map { [members(of: $0, located.edits, in: path)] }, "properties": ["help": finding.help],
    ]
  }

  private func members(of fix: Fix, _ edits: [LocatedEdit], in path: String) -> JSONObject {
    let replacements = edits.map { edit -> JSONObject in
      ["deletedRegion": region(edit.start, edit.end), "insertedContent": ["text": edit.replacement]]
    }
    let change: JSONObject = ["artifactLocation": ["uri": FileAddress.uri(path)], "replacements": replacements]
    return ["description": ["text": fix.title], "artifactChanges": [change]]
  }

  private func place(_ path: String, _ region: JSONObject) -> JSONObject {
    ["artifactLocation": ["uri": FileAddress.uri(path)], "region": region]
  }

  /// A range, or the place where one starts. Columns count UTF-16 code units, as `columnKind` says.
  private func region(_ start: SourcePosition, _ end: SourcePosition? = nil) -> JSONObject {
    [
      "startLine": start.line, "startColumn": start.columnInUTF16, "endLine": end?.line,
      "endColumn": end?.columnInUTF16,
    ]
  }

  private func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
