import IBLint
import IBModel
import IBTemplates
import IBXML

/// The findings in a document that are known so far.
struct DocumentDiagnoses: Sendable {
  /// The findings with their fixes; nil if the text is not a document.
  var report: LintReport?
  /// The shown findings, at places of `snapshot`.
  var shown: [Diagnosis] = []
  var snapshot: DocumentSnapshot?
  /// Whether rules about frames were run.
  var isComplete = false

  /// These findings, with earlier ones about frames as long as there are no newer ones.
  func with(_ earlier: DocumentDiagnoses, in now: DocumentSnapshot) -> DocumentDiagnoses {
    var known = self
    if !isComplete { known.shown += earlier.layoutFindings(in: now) }
    return known
  }

  /// The findings about frames of an earlier text at their current places, without those in changed text.
  private func layoutFindings(in now: DocumentSnapshot) -> [Diagnosis] {
    guard let snapshot else { return [] }
    let shift = TextShift(from: snapshot.text, to: now.text)
    return shown.filter(\.needsFrames).compactMap { diagnosis in
      var moved = diagnosis
      guard let range = shift.range(diagnosis.range) else { return nil }
      moved.range = range
      moved.related = diagnosis.related.compactMap { related in
        shift.range(related.range).map { Diagnosis.Related(range: $0, message: related.message) }
      }
      return moved
    }
  }
}

/// A problem at a place of a text.
struct Diagnosis: Sendable, Equatable {
  struct Related: Sendable, Equatable {
    var range: Range<Int>
    var message: String
  }

  /// The id of the rule; nil for a problem of no rule.
  var rule: String?
  var severity: Severity
  var message: String
  /// The range in UTF-8 bytes of the typed text.
  var range: Range<Int>
  var related: [Related] = []
  /// Whether it is known only after frames are computed.
  var needsFrames = false

  init(_ finding: Finding, _ map: RepairMap = RepairMap()) {
    rule = finding.rule
    severity = finding.severity
    message = finding.help.isEmpty ? finding.message : "\(finding.message); \(finding.help)"
    range = map.typed(finding.range)
    related = finding.related.map { Related(range: map.typed($0.range), message: $0.message) }
    needsFrames = Diagnosis.frameKinds.contains(finding.rule)
  }

  init(_ message: String, at range: Range<Int>, rule: String? = nil, severity: Severity = .error) {
    (self.rule, self.severity, self.message, self.range) = (rule, severity, message, range)
  }

  private static let frameKinds = Set(Rule.kindsNeedingFrames)

  func json(_ snapshot: DocumentSnapshot, _ client: ClientCapabilities, _ program: ServerProgram) -> JSON {
    var members: [String: JSON] = [
      "range": snapshot.lines.range(of: range), "severity": .number(Double(severity.level)), "source": "ibt",
      "message": .string(message),
    ]
    members["code"] = rule.map { .string($0) }
    if client.hasCodeDescriptions, let rule, let folder = program.rulePages {
      members["codeDescription"] = ["href": .string(FileURI.uri("\(folder)/\(Rule.family(of: rule)).md"))]
    }
    if client.hasRelatedInformation, !related.isEmpty {
      members["relatedInformation"] = .array(
        related.map { related in
          [
            "location": ["uri": .string(snapshot.uri), "range": snapshot.lines.range(of: related.range)],
            "message": .string(related.message),
          ]
        })
    }
    return .object(members)
  }
}

extension Severity {
  fileprivate var level: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
