import IBLayout
import IBModel

extension Rule {
  static let contradictingPair = Rule(
    "contradicting_pair", .layout, .error,
    check: .constraintsBetweenSameAnchors { alike, document, findings in
      let groups = alike.flatMap { group in group.groups { $0.isRequiredEquality ? $0.content.shape : nil } }
      guard !groups.isEmpty else { return }
      let used = document.idsInUse()
      for group in groups {
        // Code may deactivate constraints with an outlet.
        let fixed = group.filter { !used.contains($0.constraint.id) && $0.constraint.identifier == nil }
        for (index, other) in fixed.enumerated() {
          guard let first = fixed[..<index].first(where: other.isInstalledBeside), other.differs(from: first)
          else { continue }
          findings.report(
            other.constraint.element,
            """
            constraint \(other.constraint.id), \(document.text(of: other.constraint)), contradicts \
            \(first.constraint.id), \(document.text(of: first.constraint))
            """,
            severity: abs(other.difference(from: first)) < LayoutConflict.visibleAmount ? .warning : nil,
            related: [Finding.Related(first.constraint.element, "the constraint that it contradicts")],
            fact: Fact(contradictionOf: first.constraint.id, other.constraint.id))
        }
      }
    })
}

extension InstalledConstraint {
  /// Standard spacings are left out: their constant is only the last one that Xcode computed.
  fileprivate var isRequiredEquality: Bool {
    guard content.relation == .equal, content.priority == ConstraintContent.required else { return false }
    if case .number = content.constant { return true } else { return false }
  }

  fileprivate func isInstalledBeside(_ other: InstalledConstraint) -> Bool {
    !installation.isDisjoint(with: other.installation)
  }

  /// Whether the constants differ by more than rounding.
  fileprivate func differs(from other: InstalledConstraint) -> Bool { abs(difference(from: other)) > 0.01 }

  /// The difference of the constants, in points.
  fileprivate func difference(from other: InstalledConstraint) -> Double {
    content.oriented(like: other.content).constant.value - other.content.constant.value
  }
}
