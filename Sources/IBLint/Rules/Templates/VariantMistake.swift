import IBModel
import IBTemplates

extension Rule {
  /// Sets of constraints that cannot be exchanged as a whole, and views of alternate trees that match no view.
  static let variantMistake = Rule(
    "variant_mistake", .templates,
    kinds: [
      Kind(
        "constraint_in_excluding_sets", .warning,
        check: .document { document, findings in
          let sets = document.constraintSets
          for set in sets {
            for other in sets where set.excludedProperties.contains(other.property) {
              guard set.owner == other.owner, set.element < other.element else { continue }
              report(other, against: set, in: document, &findings)
            }
          }
        }),
      Kind(
        "variant_mismatch", .info, isOptIn: true,
        check: .document { document, findings in
          for set in document.constraintSets where VariantWord.isIn(set.property) {
            guard let root = set.owner.liveView(in: document) else { continue }
            let others = set.members.filter { $0.host != root }
            guard !others.isEmpty else { continue }
            findings.report(
              set.element,
              """
              \(root.reference) does not hold \(others.count) of \(counted(set.members.count, "constraint")) of \
              `\(set.property)`
              """,
              related: others.map { constraint in
                Finding.Related(constraint.element, "\(constraint.host.reference) holds this one")
              })
          }
        },
        .inspection { inspection, findings in
          for tree in inspection.alternateTrees {
            for view in tree.match.unmatched {
              let subject = inspection.document.subject(view.view)
              findings.report(view.view.element, "\(subject) of `\(tree.property)`: \(view.reason)")
            }
          }
        }),
    ])

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
