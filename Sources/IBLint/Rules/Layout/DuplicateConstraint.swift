import IBModel
import IBXML

extension Rule {
  static let duplicateConstraint = Rule(
    id: "duplicate_constraint", group: .layout, severity: .warning,
    summary: "constraint that another one repeats",
    reason: """
      The second constraint has no effect until someone changes only one of the two. Then they conflict, or the change \
      seems to have no effect.
      """,
    repair: "Size inspector › delete one of the two constraints",
    whenNotToUse: "Suppress it if code activates one of the constraints at a time.",
    fix: .safe("Removes the constraint that has no effect. Not offered if an outlet or an identifier leads to it."),
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          «<constraint firstAttribute="top" secondItem="lb1" secondAttribute="top" constant="-20" id="cs2"/>»
          """,
        fixed: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          <constraint firstItem="lb1" firstAttribute="bottom" secondItem="vw1" secondAttribute="bottom" constant="20" id="cs2"/>
          """),
    ],
    check: .constraintsBetweenSameAnchors { alike, document, findings in
      let groups = alike.flatMap { group in
        group.groups { meant in
          var content = meant.content
          content.priority = ConstraintContent.required
          return content
        }
      }
      guard !groups.isEmpty else { return }
      let used = document.idsInUse()
      for group in groups {
        let highest = group.map(\.content.priority).max()
        guard let kept = group.first(where: { $0.content.priority == highest }) else { continue }
        for repeated in group where repeated.constraint != kept.constraint {
          findings.report(repeated, repeating: kept, in: document, isUsed: used.contains)
        }
      }
    })
}

extension Findings {
  fileprivate mutating func report(
    _ repeated: MeantConstraint, repeating kept: MeantConstraint, in document: Document, isUsed: (String) -> Bool
  ) {
    let isUsedByCode = isUsed(repeated.constraint.id) || repeated.constraint.identifier != nil
    // Code may change or deactivate one of two constraints with different priorities.
    if repeated.content.priority != kept.content.priority, isUsedByCode || isUsed(kept.constraint.id) { return }
    let constraint = repeated.constraint
    report(
      constraint.element, "\(repeated.name(in: document)) repeats constraint \(kept.constraint.id)",
      related: [Finding.Related(kept.constraint.element, "the constraint that it repeats")],
      fix: isUsedByCode ? nil : .safe("Remove the constraint") { $0.remove(constraint) })
  }
}
