import IBLayout
import IBModel

extension Rule {
  static let invalidConstraint = Rule(
    "invalid_constraint", .layout,
    kinds: [
      Kind(
        "constraint_item_in_another_tree", .error,
        check: .problems { problem, document, findings in
          guard case .itemInAnotherTree(let item) = problem.kind else { return }
          findings.report(
            problem, in: document, related: [Finding.Related(item.element, "the view in the other hierarchy")])
        }),
      Kind(
        "constraint_item_not_view", .error,
        check: .problems { problem, document, findings in
          // An object of an unknown kind may be a view.
          guard case .itemIsNoView(let item) = problem.kind, ElementKind(item.element.name).isKnown else { return }
          findings.report(
            problem, in: document, related: [Finding.Related(item.element, "the object")])
        }),
      Kind(
        "constraint_item_outside_holder", .error, aliases: ["constraint_outside_common_ancestor"], fix: .unsafe,
        check: .problems { problem, document, findings in
          guard case .itemOutsideHolder(let item, _) = problem.kind else { return }
          findings.report(
            problem, in: document, related: [Finding.Related(item.element, "the view outside the holder")],
            fix: problem.object.flatMap { Constraint($0.element) }.flatMap { move($0, in: document) })
        }),
      Kind(
        "constraint_position_without_item", .error, aliases: ["position_without_second_item"],
        check: .problems(of: "positionWithoutItem")),
      Kind(
        "constraint_to_itself", .error, aliases: ["self_constraint"], fix: .unsafe,
        check: .problems { problem, document, findings in
          guard problem.kind == .tiedToItself else { return }
          findings.report(
            problem, in: document,
            fix: problem.object.flatMap { Constraint($0.element) }.map { constraint in
              .unsafe("Remove the constraint") { $0.remove(constraint) }
            })
        }),
      Kind(
        "incompatible_constraint_attributes", .error, aliases: ["incompatible_attributes"],
        check: .problems(of: "pairing")),
      Kind(
        "unknown_constraint_attribute", .error, fix: .unsafe,
        check: .problems { problem, document, findings in
          switch problem.kind {
          case .unknownAttribute(let name, let text):
            let nearest = Misspelling.nearest(to: text, among: LayoutAttribute.allCases.map(\.rawValue))
            let fix = nearest.flatMap { nearest in
              problem.object.map { ProposedFix.setting(name, of: $0.element, to: nearest, .unsafe) }
            }
            findings.report(problem, in: document, fix: fix)
          case .missingAttribute: findings.report(problem, in: document)
          default: return
          }
        }),
      Kind(
        "unknown_constraint_relation", .error,
        check: .problems(of: "unknownRelation")),
      Kind(
        "priority_out_of_range", .error,
        check: .problems(of: "priorityOutOfRange")),
      Kind(
        "negative_size", .warning,
        check: .problems(of: "negativeSize")),
    ])
}

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
