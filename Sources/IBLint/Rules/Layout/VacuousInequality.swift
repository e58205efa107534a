import IBModel
import IBXML

extension Rule {
  static let vacuousInequality = Rule(
    id: "vacuous_inequality", group: .layout, severity: .info, isOptIn: true,
    aliases: ["zero_constant_inequality"],
    summary: "inequality that other constraints always satisfy",
    reason: "The constraint has no effect. People who read it look for a limit that the screen never reaches.",
    repair: "Size inspector › delete the constraint, or lower the priority of the equality that it was to limit",
    whenNotToUse: "Suppress it if code deactivates one of the constraints that it follows from.",
    fix: .safe("Removes the constraint, which has no effect. Not offered if an outlet or an identifier leads to it."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          «<constraint firstItem="lb1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vw1" secondAttribute="leading" constant="8" id="cs2"/>»
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="750" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="vw1" secondAttribute="leading" constant="8" id="cs2"/>
          """),
    ],
    check: .inspection { inspection, findings in
      for implied in inspection.impliedConstraints where implied.content.relation != .equal && implied.isSatisfied {
        findings.report(
          implied.constraint.element,
          "\(inspection.document.subject(implied.constraint.object)) is always satisfied",
          related: implied.places(in: inspection.document),
          fix: .safe("Remove the constraint") { $0.remove(implied.constraint) })
      }
    })
}
