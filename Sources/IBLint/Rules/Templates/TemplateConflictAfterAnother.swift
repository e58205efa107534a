import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let templateConflictAfterAnother = Rule(
    id: "template_conflict_after_another", group: .templates, severity: .error, needs: [.layouts], needsFrames: true,
    summary: "template after which constraints cannot be satisfied if another template was applied before",
    reason: """
      The second template leaves constraints of the first one active. The app breaks one of them, but only on the way \
      through both layouts, for example when the device is turned. Screens with more than eight templates are not \
      checked.
      """,
    repair: "Give each template a view for every target of the other, and constraints for it",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.twoBoxes, liveConstraints: Example.boxPlace + "\n" + Example.notePlace,
          views: Example.placedBoxView + "\n" + Example.noteView,
          constraints: Example.templatePlace + "\n" + """
            <constraint firstItem="tb2" firstAttribute="top" secondItem="tb1" secondAttribute="bottom" constant="20" id="co21"/>
            <constraint firstItem="tb2" firstAttribute="top" secondItem="tp1" secondAttribute="top" constant="60" id="co22"/>
            <constraint firstItem="tb2" firstAttribute="leading" secondItem="tp1" secondAttribute="leading" id="co23"/>
            <constraint firstAttribute="trailing" secondItem="tb2" secondAttribute="trailing" id="co24"/>
            <constraint firstItem="tb2" firstAttribute="height" constant="40" id="co25"/>
            """,
          others: Example.otherTemplate(top: 200, isMarked: true), frame: Example.pageFrame)),
      .good(
        template: TemplateParts(
          live: Example.placedBox, liveConstraints: Example.boxPlace, views: Example.placedBoxView,
          constraints: Example.templatePlace, others: Example.otherTemplate(top: 200, isMarked: false),
          frame: Example.pageFrame)),
    ],
    check: .inspection { inspection, findings in
      for pair in inspection.appliedTemplatePairs {
        let faults = pair.places.filter { !$0.layouts.certainConflicts.isEmpty && $0.alone.certainConflicts.isEmpty }
        guard let conflict = faults.first?.layouts.certainConflicts.first else { continue }
        let names = conflict.origins.map { $0.text(in: pair.document) }.joined(separator: ", ")
        findings.report(
          pair.second.element,
          "after applying \(pair.title), constraints conflict on \(places(faults.map(\.title))): \(names)",
          related: [Finding.Related(pair.first.element, "the template applied before")])
      }
    })
}
