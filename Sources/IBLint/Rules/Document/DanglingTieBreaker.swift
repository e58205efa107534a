import IBModel
import IBXML

extension Rule {
  static let danglingTieBreaker = Rule(
    "dangling_tie_breaker", .document, .error, fix: .safe,
    check: .elements(["inferredMetricsTieBreakers"]) { list, document, findings in
      for segue in list.children {
        guard let reference = segue.attribute(.reference), document.object(reference.id) == nil else { continue }
        findings.report(
          segue, "the tie breaker refers to the segue `\(reference.value)`, which is not in this document",
          fix: .safe("Remove the tie breaker") { $0.remove(segue) })
      }
    })
}
