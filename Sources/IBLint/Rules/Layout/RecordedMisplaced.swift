import IBLayout
import IBModel
import IBXML

extension Rule {
  static let recordedMisplaced = Rule(
    "recorded_misplaced", .layout, .warning, aliases: ["misplaced"],
    check: .document { document, findings in
      let recorded = document.recordedFlags(.misplaced)
      for group in document.groups(ofRelated: recorded.map(\.view)) {
        let first = recorded[group[0]]
        findings.report(
          first.attribute, "\(first.view.reference) is recorded as misplaced",
          related: group.dropFirst().map { index in
            let (view, attribute) = recorded[index]
            return Finding.Related(attribute.range, "\(view.reference) is recorded as misplaced as well")
          })
      }
    })
}
