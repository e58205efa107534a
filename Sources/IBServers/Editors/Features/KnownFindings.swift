import IBLint

/// The findings in a document that are known so far.
struct KnownFindings: Sendable {
  /// The findings with their fixes; nil if the text is not a document.
  var report: LintReport?
  /// The shown findings, at places of `snapshot`.
  var shown: [Finding] = []
  var snapshot: DocumentSnapshot?
  /// Whether rules about frames were run.
  var isComplete = false

  /// These findings, with earlier ones about frames as long as there are no newer ones.
  func with(_ earlier: KnownFindings, in now: DocumentSnapshot) -> KnownFindings {
    var known = self
    if !isComplete { known.shown += earlier.layoutFindings(in: now) }
    return known
  }

  /// The findings about frames of an earlier text at their current places, without those in changed text.
  private func layoutFindings(in now: DocumentSnapshot) -> [Finding] {
    guard let snapshot else { return [] }
    let shift = TextShift(from: snapshot.text, to: now.text)
    return shown.filter { Finding.kindsNeedingFrames.contains($0.rule) }.compactMap { $0.moved(shift.range) }
  }
}

extension Finding {
  fileprivate static let kindsNeedingFrames = Set(Rule.kindsNeedingFrames)

  func json(_ snapshot: DocumentSnapshot, _ client: ClientCapabilities, _ program: ServerProgram) -> JSON {
    var members: [String: JSON] = [
      "range": snapshot.lines.range(of: range), "severity": .number(Double(severity.level)), "source": "ibt",
      "message": .string(help.isEmpty ? message : "\(message); \(help)"),
    ]
    if !rule.isEmpty { members["code"] = .string(rule) }
    if client.hasCodeDescriptions, !rule.isEmpty, let folder = program.rulePages {
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
