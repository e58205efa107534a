import IBModel

extension Rule {
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
