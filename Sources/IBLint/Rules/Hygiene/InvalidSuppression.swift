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
}
