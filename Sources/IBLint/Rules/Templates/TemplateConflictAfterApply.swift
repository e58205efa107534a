import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let templateConflictAfterApply = Rule(
    id: "template_conflict_after_apply", group: .templates, severity: .error, needs: [.layouts], needsFrames: true,
    summary: "template after which constraints cannot be satisfied",
    reason: """
      The app breaks one of the constraints when the template is applied, and the screen looks different from what \
      was intended.
      """,
    repair: "Run `ibt templates --check`, and remove or lower one of the constraints that it names",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.placedBox,
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """,
          constraints: """
            <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co6"/>
            <constraint firstItem="tb1" firstAttribute="leading" secondItem="tp1" secondAttribute="leading" constant="500" id="co7"/>
            <constraint firstItem="tb1" firstAttribute="trailing" secondItem="tp1" secondAttribute="trailing" id="co8"/>
            <constraint firstItem="tb1" firstAttribute="height" constant="40" id="co9"/>
            """, frame: Example.pageFrame)),
      .good(
        template: TemplateParts(
          live: Example.placedBox, liveConstraints: Example.boxPlace, views: Example.placedBoxView,
          constraints: Example.templatePlace, frame: Example.pageFrame)),
    ],
    check: .inspection { inspection, findings in
      for applied in inspection.appliedTemplates {
        let faults = applied.places.filter { !$0.layouts.certainConflicts.isEmpty }
        guard let conflict = faults.first?.layouts.certainConflicts.first else { continue }
        let names = conflict.origins.map { $0.text(in: applied.document) }.joined(separator: ", ")
        findings.report(
          applied.template.element,
          "after applying \(applied.title), constraints conflict on \(places(faults.map(\.title))): \(names)")
      }
    })
}
