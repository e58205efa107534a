import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let constraintInExcludingSets = Rule(
    "constraint_in_excluding_sets", .templates, .warning,
    check: .document { document, findings in
      let sets = document.constraintSets
      for set in sets {
        for other in sets where set.excludedProperties.contains(other.property) {
          guard set.owner == other.owner, set.element < other.element else { continue }
          report(other, against: set, in: document, &findings)
        }
      }
    })

  private static func report(
    _ set: ConstraintSet, against earlier: ConstraintSet, in document: Document, _ findings: inout Findings
  ) {
    let contents = Dictionary(
      earlier.members.compactMap { member in member.read().content.map { ($0, member) } },
      uniquingKeysWith: { first, _ in first })
    for member in set.members {
      guard let same = member.read().content.flatMap({ contents[$0] }) else { continue }
      let what = same == member ? "is in" : "repeats \(same.id), which is in"
      findings.report(
        member.element,
        "\(document.subject(member.object)) of `\(set.property)` \(what) `\(earlier.property)`, which excludes that set",
        related: same == member ? [] : [Finding.Related(same.element, "the same constraint")])
    }
  }
}
