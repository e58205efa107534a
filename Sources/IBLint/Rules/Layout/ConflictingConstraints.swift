import IBLayout
import IBModel
import IBScene

extension Rule {
  static let conflictingConstraints = Rule(
    id: "conflicting_constraints", group: .layout, severity: .error, needsFrames: true,
    options: [RuleOption.includesLikely.description],
    summary: "required constraints that cannot be satisfied at the same time",
    reason: """
      The app breaks one of them when it lays out the view and prints "Unable to simultaneously satisfy constraints". \
      Which one is up to the system, so the screen may look different from what was intended.
      """,
    repair: "Remove one of the constraints, give it a priority below 1000, or make a fixed size an inequality",
    examples: [
      .bad(
        laidOut: bar,
        constraints: """
          <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          «<constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" constant="20" id="co2"/>»
          <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co3"/>
          <constraint firstItem="vw2" firstAttribute="height" constant="50" id="co4"/>
          <constraint firstItem="vw2" firstAttribute="width" constant="100" id="co5"/>
          """),
      .good(
        laidOut: bar,
        constraints: """
          <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co3"/>
          <constraint firstItem="vw2" firstAttribute="height" constant="50" id="co4"/>
          <constraint firstItem="vw2" firstAttribute="width" constant="100" id="co5"/>
          """),
    ],
    check: .inspection { inspection, findings in
      let includesLikely = findings[.includesLikely]
      for conflict in inspection.layouts().flatMap(\.faults.conflicts) {
        guard includesLikely || conflict.confidence == .certain, !conflict.isNegativeSize else { continue }
        report(conflict, in: inspection.document, &findings)
      }
    })

  private static func report(_ conflict: LayoutConflict, in document: Document, _ findings: inout Findings) {
    let broken = conflict.broken.text(in: document)
    let others = conflict.origins.filter { $0 != conflict.broken }
    let clause =
      others.isEmpty
      ? "\(broken) cannot be satisfied at the size of the view"
      : "\(broken) cannot be satisfied together with \(others.map { $0.text(in: document) }.joined(separator: ", "))"
    findings.report(
      conflict.broken.object.element, clause,
      related: others.map { Finding.Related($0.object.element, $0.text(in: document)) })
  }

  private static let bar = """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Bar" id="vw2">
      <rect key="frame" x="20" y="40" width="100" height="50"/>
    </view>
    """
}

extension LayoutConflict {
  /// Whether a constraint asks for a negative size, which another rule reports.
  fileprivate var isNegativeSize: Bool {
    constraints.count == 1 && origins.contains { if case .nonnegative = $0 { true } else { false } }
  }
}
