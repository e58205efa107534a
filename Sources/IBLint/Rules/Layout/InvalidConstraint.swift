import IBLayout
import IBModel

extension Rule {
  static let invalidConstraint = Rule(
    "invalid_constraint", .layout,
    kinds: [
      Kind("constraint_item_in_another_tree", .error), Kind("constraint_item_not_view", .error),
      Kind(
        "constraint_item_outside_holder", .error, aliases: ["constraint_outside_common_ancestor"], fix: .unsafe),
      Kind("constraint_position_without_item", .error, aliases: ["position_without_second_item"]),
      Kind("constraint_to_itself", .error, aliases: ["self_constraint"], fix: .unsafe),
      Kind("incompatible_constraint_attributes", .error, aliases: ["incompatible_attributes"]),
      Kind("unknown_constraint_attribute", .error, fix: .unsafe), Kind("unknown_constraint_relation", .error),
      Kind("priority_out_of_range", .error), Kind("negative_size", .warning),
    ],
    check: .problems { problem, document, findings in
      guard let kind = kindsByProblem[problem.kind.name], findings.reports(kind) else { return }
      let constraint = problem.object.flatMap { Constraint($0.element) }
      var (related, fix): ([Finding.Related], ProposedFix?) = ([], nil)
      switch problem.kind {
      case .itemInAnotherTree(let item): related = [Finding.Related(item.element, "the view in the other hierarchy")]
      case .itemIsNoView(let item):
        // An object of an unknown kind may be a view.
        guard ElementKind(item.element.name).isKnown else { return }
        related = [Finding.Related(item.element, "the object")]
      case .itemOutsideHolder(let item, _):
        related = [Finding.Related(item.element, "the view outside the holder")]
        fix = constraint.flatMap { move($0, in: document) }
      case .tiedToItself:
        fix = constraint.map { constraint in .unsafe("Remove the constraint") { $0.remove(constraint) } }
      case .unknownAttribute(let name, let text):
        let nearest = Misspelling.nearest(to: text, among: LayoutAttribute.allCases.map(\.rawValue))
        fix = nearest.flatMap { nearest in problem.object.map { .setting(name, of: $0.element, to: nearest, .unsafe) } }
      default: break
      }
      findings.report(problem, in: document, related: related, fix: fix)
    })
}

/// The kinds of findings by the names of problems.
private let kindsByProblem = [
  "itemInAnotherTree": "constraint_item_in_another_tree", "itemIsNoView": "constraint_item_not_view",
  "itemOutsideHolder": "constraint_item_outside_holder", "positionWithoutItem": "constraint_position_without_item",
  "tiedToItself": "constraint_to_itself", "pairing": "incompatible_constraint_attributes",
  "unknownAttribute": "unknown_constraint_attribute", "missingAttribute": "unknown_constraint_attribute",
  "unknownRelation": "unknown_constraint_relation", "priorityOutOfRange": "priority_out_of_range",
  "negativeSize": "negative_size",
]

/// Rules about the items of a constraint, with messages more specific than the problem of the scene.
extension Rule {
  private static func move(_ constraint: Constraint, in document: Document) -> ProposedFix? {
    let views = constraint.items.compactMap { document.object($0) }.map { LayoutGuide($0)?.view ?? $0 }
    guard let first = views.first, let last = views.last, let holder = first.nearestCommonAncestor(with: last),
      holder.isView
    else { return nil }
    return .unsafe("Move it to \(holder.reference)") { $0.move(constraint, to: holder) }
  }
}
