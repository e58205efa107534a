import IBModel

/// SARIF 2.1.0, the format of static analysis results that GitHub's code scanning reads.
///
/// Source: docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning".
struct SARIFReporter {
  let context: ReportContext

  func report(_ files: [FileReport]) throws -> String {
    let rules = SARIFReporter.rules(withIDs: Set(files.flatMap { $0.findings.map(\.finding.rule) }))
    var fingerprints = Fingerprints()
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = files.flatMap { file in file.findings.map { (context.relative(file.path), $0) } }
    return try report(rules, context.shard?.placing(.findings, of: files), results) { json, result in
      write(result.1, result.0, places[result.1.finding.rule], fingerprints.next(result.1, in: result.0), to: &json)
    }
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

  /// Writes the report with results that are written one by one.
  func report<Results: Collection>(
    _ rules: [DescribedKind], _ shard: ShardMark?, _ results: Results,
    writeResult: (inout JSONWriter, Results.Element) -> Void
  ) throws -> String {
    let text = try JSONWriter.value { json in
      json.object {
        $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        $0.member("version", "2.1.0")
        $0.member("runs", array: CollectionOfOne(results)) { write($1, rules, shard, to: &$0, writeResult) }
      }
    }
    return text + "\n"
  }

  private func write<Results: Collection>(
    _ results: Results, _ rules: [DescribedKind], _ shard: ShardMark?, to json: inout JSONWriter,
    _ writeResult: (inout JSONWriter, Results.Element) -> Void
  ) {
    json.object {
      $0.member("tool") {
        $0.member("driver") {
          $0.member("name", "ibt")
          $0.member("version", context.version)
          $0.member("rules", array: rules) { write($1, to: &$0) }
        }
      }
      $0.member("columnKind", "utf16CodeUnits")
      if let shard {
        // GitHub replaces reports with the same id by each other.
        $0.member("automationDetails") { $0.member("id", "ibt-\(shard.shard.number)-of-\(shard.shard.count)/") }
        $0.member("properties") { $0.member("shard", object: shard.write) }
      }
      $0.member("results", array: results, writeResult)
    }
  }

  private func write(_ described: DescribedKind, to json: inout JSONWriter) {
    let (rule, kind) = (described.rule, described.kind)
    let texts = rule.texts(of: kind.id)
    json.object {
      $0.member("id", kind.id)
      $0.member("shortDescription") { $0.member("text", texts.summary) }
      $0.member("fullDescription") { $0.member("text", texts.reason) }
      $0.member("help") {
        $0.member("text", texts.repair)
        $0.member("markdown", RulePage.text(of: rule))
      }
      $0.member("defaultConfiguration") { $0.member("level", level(kind.severity)) }
      $0.member("properties") { $0.member("tags", [rule.group.rawValue]) }
    }
  }

  private func write(
    _ located: LocatedFinding, _ path: String, _ rule: Int?, _ fingerprint: String, to json: inout JSONWriter
  ) {
    let finding = located.finding
    json.object {
      $0.member("ruleId", finding.rule)
      $0.member("ruleIndex", ifPresent: rule)
      $0.member("level", level(finding.severity))
      $0.member("message") { $0.member("text", finding.message) }
      $0.member("locations", array: CollectionOfOne(located)) { json, located in
        json.object { $0.member("physicalLocation") { write(path, located, to: &$0) } }
      }
      if !finding.related.isEmpty {
        $0.member("relatedLocations", objects: zip(finding.related, located.relatedStarts)) { json, related in
          json.member("physicalLocation") {
            $0.member("artifactLocation") { $0.member("uri", FileAddress.uri(path)) }
            $0.member("region") {
              $0.member("startLine", related.1.line)
              $0.member("startColumn", related.1.columnInUTF16)
            }
          }
          json.member("message") { $0.member("text", related.0.message) }
        }
      }
      $0.member("partialFingerprints") { $0.member("primaryLocationLineHash", fingerprint) }
      if let fix = finding.fix, !located.edits.isEmpty {
        $0.member("fixes", array: CollectionOfOne(fix)) { write($1, located.edits, in: path, to: &$0) }
      }
      $0.member("properties") { $0.member("help", finding.help) }
    }
  }

  private func write(_ fix: Fix, _ edits: [LocatedEdit], in path: String, to json: inout JSONWriter) {
    json.object {
      $0.member("description") { $0.member("text", fix.title) }
      $0.member("artifactChanges", objects: CollectionOfOne(path)) { json, path in
        json.member("artifactLocation") { $0.member("uri", FileAddress.uri(path)) }
        json.member("replacements", objects: edits) { json, edit in
          json.member("deletedRegion") { write(edit.start, edit.end, to: &$0) }
          json.member("insertedContent") { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private func write(_ path: String, _ located: LocatedFinding, to json: inout JSONWriter) {
    json.member("artifactLocation") { $0.member("uri", FileAddress.uri(path)) }
    json.member("region") { write(located.start, located.end, to: &$0) }
  }

  /// Writes a region. Columns count UTF-16 code units, as `columnKind` says.
  private func write(_ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter) {
    json.member("startLine", start.line)
    json.member("startColumn", start.columnInUTF16)
    json.member("endLine", end.line)
    json.member("endColumn", end.columnInUTF16)
  }

  private func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
