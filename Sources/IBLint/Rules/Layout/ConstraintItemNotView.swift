import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintItemNotView = Rule(
    id: "constraint_item_not_view", group: .layout, severity: .error,
    summary: "constraint whose item is neither a view nor a layout guide",
    reason: "The constraint raises an exception when the scene is loaded.",
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="«vc1»" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="width" secondItem="vw1" secondAttribute="width" id="cs1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      // An object of an unknown kind may be a view.
      guard case .itemIsNoView(let item) = problem.kind, ElementKind(item.element.name).isKnown else { return }
      findings.report(
        problem, in: document, related: [Finding.Related(item.element, "the object")])
    })
}
