import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintItemOutsideHolder = Rule(
    id: "constraint_item_outside_holder", group: .layout, severity: .error,
    aliases: ["constraint_outside_common_ancestor"],
    summary: "constraint on a view that its holder does not contain",
    reason: """
      A view may hold only constraints on itself and on views inside it. Others raise an exception when the \
      scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again: Xcode selects the holder",
    fix: .unsafe("Moves the constraint to the view that contains both items. Not offered if there is none."),
    examples: [
      .bad(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2">
            <constraints>
              <constraint firstItem="«lb1»" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
            </constraints>
          </view>
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
          """,
        fixedSubviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2"/>
          """,
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .itemOutsideHolder(let item, _) = problem.kind else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the view outside the holder")],
        fix: problem.object.flatMap { Constraint($0.element) }.flatMap { move($0, in: document) })
    })

  /// Moves a constraint to the nearest view that contains its items.
  private static func move(_ constraint: Constraint, in document: Document) -> ProposedFix? {
    let views = constraint.items.compactMap { document.object($0) }.map { LayoutGuide($0)?.view ?? $0 }
    guard let first = views.first, let last = views.last, let holder = first.nearestCommonAncestor(with: last),
      holder.isView
    else { return nil }
    return .unsafe("Move it to \(holder.reference)") { $0.move(constraint, to: holder) }
  }
}
