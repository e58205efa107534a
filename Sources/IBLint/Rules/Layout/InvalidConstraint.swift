import IBModel
import IBXML

extension Rule {
  static let invalidConstraint = Rule(
    "invalid_constraint", .layout,
    kinds: [
      Kind("invalid_constraint_item", .error, fix: .unsafe),
      Kind("invalid_constraint_value", .error, fix: .unsafe),
    ],
    check: .problems { problem, document, findings in
      guard let kind = problem.kind.ruleKind, findings.reports(kind) else { return }
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
      // A constraint of a view to itself changes nothing.
      let severity: Severity? = ["negativeSize", "tiedToItself"].contains(problem.kind.name) ? .warning : nil
      findings.report(problem, in: document, severity: severity, related: related, fix: fix)
    })
}

extension SceneProblem.Kind {
  /// The kind of finding that reports the problem; nil if it is not about a constraint.
  fileprivate var ruleKind: Rule.Kind.ID? {
    switch name {
    case "itemInAnotherTree", "itemIsNoView", "itemOutsideHolder", "positionWithoutItem", "tiedToItself":
      "invalid_constraint_item"
    case "pairing", "unknownAttribute", "missingAttribute", "unknownRelation", "priorityOutOfRange", "negativeSize":
      "invalid_constraint_value"
    default: nil
    }
  }
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
