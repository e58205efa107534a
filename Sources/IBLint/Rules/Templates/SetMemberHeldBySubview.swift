import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let setMemberHeldBySubview = Rule(
    "set_member_held_by_subview", .templates, .info, isOptIn: true,
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
    })
}
