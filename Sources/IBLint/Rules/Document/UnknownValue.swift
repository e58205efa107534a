import IBModel
import IBScene

extension Rule {
  static let unknownValue = Rule(
    "unknown_value", .document, .warning, fix: .unsafe,
    check: .inspection { inspection, findings in
      var places: Set<Int> = []
      for deviation in inspection.deviations {
        guard case .unknownValue(let name, let text, let nearest) = deviation.kind else { continue }
        places.insert(deviation.place.lowerBound)
        guard nearest != nil || deviation.isAboutWellKnownElement else { continue }
        let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
        findings.report(
          deviation, "`\(text)` is not a known value of `\(name)`\(hint)",
          fix: nearest.map { deviation.setting(name, to: $0) })
      }
      for problem in inspection.problems where !places.contains(problem.place.lowerBound) {
        guard case .unknownValue = problem.kind else { continue }
        findings.report(problem, in: inspection.document)
      }
    })
}
