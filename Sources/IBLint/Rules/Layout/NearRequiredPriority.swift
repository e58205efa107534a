import IBModel
import IBXML

extension Rule {
  static let nearRequiredPriority = Rule(
    id: "near_required_priority", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint just below required that required constraints always override",
    reason: """
      The constraint never decides anything. It is usually the result of a conflict that someone silenced by lowering \
      a priority from 1000.
      """,
    repair: "Size inspector › delete the constraint, or the required one that it contradicts",
    whenNotToUse: "Suppress it if code deactivates one of the required constraints.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          «<constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="999" constant="8" id="cs2"/>»
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="999" constant="8" id="cs2"/>
          """),
    ],
    check: .inspection { inspection, findings in
      for implied in inspection.impliedConstraints
      where implied.content.priority >= 990 && implied.content.priority < ConstraintContent.required
        && !implied.isSatisfied
      {
        findings.report(
          implied.constraint.element,
          """
          \(inspection.document.subject(implied.constraint.object)) can never be satisfied, because required \
          constraints make the distance \(implied.distance.short)
          """,
          related: implied.places(in: inspection.document))
      }
    })
}
