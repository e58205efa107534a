import IBModel

extension Rule {
  static let invalidSuppression = Rule(
    "invalid_suppression", .hygiene, .warning,
    check: .suppressions { suppressed, findings in
      for problem in suppressed.problems {
        findings.report(
          problem.note.range, "the note of \(problem.note.object.reference) is not a suppression: \(problem.message)",
          object: problem.note.object)
      }
    })

  static let unusedSuppression = Rule(
    "unused_suppression", .hygiene, .warning,
    check: .suppressions { suppressed, findings in
      for entry in suppressed.unused {
        let what = entry.rules.count == 1 ? "`\(entry.rules.min() ?? "")`" : "\(entry.rules.count) rules"
        let writer = entry.origin ?? "the note"
        findings.report(
          entry.range, "\(writer) suppresses \(what) for \(entry.object.reference), which has no such finding",
          object: entry.object)
      }
    })
}
