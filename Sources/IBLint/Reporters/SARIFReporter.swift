import IBReport
import IBXML

/// SARIF 2.1.0, the format of static analysis results that GitHub's code scanning reads.
///
/// Source: docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning".
struct SARIFReporter {
  private let context: ReportContext

  init(_ context: ReportContext) { self.context = context }

  func report(_ files: [FileFindings]) throws -> String {
    let ids = Set(files.flatMap { $0.findings.map(\.finding.rule) })
    let rules = Rule.all.filter { ids.contains($0.id) }
    let text = try JSONWriter.value { json in
      json.object {
        $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        $0.member("version", "2.1.0")
        $0.member("runs", array: CollectionOfOne(files)) { write($1, rules, to: &$0) }
      }
    }
    return text + "\n"
  }

  private func write(_ files: [FileFindings], _ rules: [Rule], to json: inout JSONWriter) {
    json.object {
      $0.member("tool") {
        $0.member("driver") {
          $0.member("name", "ibt")
          $0.member("version", context.version)
          $0.member("rules", array: rules) { write($1, to: &$0) }
        }
      }
      $0.member("columnKind", "utf16CodeUnits")
      var fingerprints = Fingerprints()
      let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
      let results = files.flatMap { file in file.findings.map { (context.relative(file.path), $0) } }
      $0.member("results", array: results) { json, result in
        write(result.1, result.0, places[result.1.finding.rule], fingerprints.next(result.1, in: result.0), to: &json)
      }
    }
  }

  private func write(_ rule: Rule, to json: inout JSONWriter) {
    json.object {
      $0.member("id", rule.id)
      $0.member("shortDescription") { $0.member("text", rule.summary) }
      $0.member("fullDescription") { $0.member("text", rule.reason) }
      $0.member("help") {
        $0.member("text", rule.repair)
        $0.member("markdown", RulePage(rule).text)
      }
      $0.member("defaultConfiguration") { $0.member("level", level(rule.severity)) }
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
        $0.member("relatedLocations", array: zip(finding.related, located.relatedStarts)) { json, related in
          json.object {
            $0.member("physicalLocation") {
              $0.member("artifactLocation") { $0.member("uri", uri(path)) }
              $0.member("region") {
                $0.member("startLine", related.1.line)
                $0.member("startColumn", related.1.columnInUTF16)
              }
            }
            $0.member("message") { $0.member("text", related.0.message) }
          }
        }
      }
      $0.member("partialFingerprints") { $0.member("primaryLocationLineHash", fingerprint) }
    }
  }

  private func write(_ path: String, _ located: LocatedFinding, to json: inout JSONWriter) {
    json.member("artifactLocation") { $0.member("uri", uri(path)) }
    json.member("region") {
      $0.member("startLine", located.start.line)
      $0.member("startColumn", located.start.columnInUTF16)
      $0.member("endLine", located.end.line)
      $0.member("endColumn", located.end.columnInUTF16)
    }
  }

  private func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

  /// A path as a URI reference: what is not plain ASCII is escaped by its bytes.
  private func uri(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let text = path.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
