import IBModel
import IBXML

/// Rules about constraints that follow from others.
extension Rule {
  static let redundantConstraint = Rule(
    id: "redundant_constraint", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint that follows from other constraints",
    reason: """
      The constraint has no effect until someone changes it or one of the others. Then they conflict, and the app breaks \
      one of them.
      """,
    repair: "Size inspector › delete the constraint, or one of those that it follows from",
    whenNotToUse: "Ignore it if your team states alignments twice to make them explicit.",
    fix: .unsafe("Removes the constraint. Code that looks for it among the constraints of a view no longer finds it."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          <constraint firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs2"/>
          «<constraint firstItem="lb1" firstAttribute="centerX" secondItem="vw1" secondAttribute="centerX" id="cs3"/>»
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          <constraint firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs2"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="centerX" secondItem="vw1" secondAttribute="centerX" id="cs3"/>
          """),
    ],
    check: .inspection { inspection, findings in
      // One that follows from a single other one repeats it, which another rule reports.
      for implied in inspection.impliedConstraints
      where implied.content.relation == .equal && implied.isSatisfied && implied.reasons.count != 1 {
        findings.report(
          implied.constraint.element,
          "\(inspection.document.subject(implied.constraint.object)) follows from other constraints",
          related: implied.places(in: inspection.document),
          fix: .unsafe("Remove the constraint") { $0.remove(implied.constraint) })
      }
    })

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
