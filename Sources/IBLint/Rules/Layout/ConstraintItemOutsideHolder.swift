import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintItemOutsideHolder = Rule(
    id: "constraint_item_outside_holder", group: .layout, severity: .error,
    summary: "constraint on a view that its holder does not contain",
    reason: """
      A view may hold only constraints on itself and on views inside it. Others raise an exception when the \
      scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again: Xcode selects the holder",
    examples: [
      .bad(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          <view userLabel="Footer" id="vw2">
            <constraints>
              <constraint firstItem="«lb1»" firstAttribute="leading" secondItem="vw2" secondAttribute="leading" id="cs1"/>
            </constraints>
          </view>
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
      guard case .itemOutsideHolder(let item) = problem.kind else { return }
      let holder = problem.object.flatMap { Constraint($0.element) }?.host.reference ?? "its holder"
      findings.report(
        problem, in: document, "\(item.reference) is not inside \(holder), which holds the constraint",
        related: [Finding.Related(item.element, "the view outside the holder")])
    })
}
