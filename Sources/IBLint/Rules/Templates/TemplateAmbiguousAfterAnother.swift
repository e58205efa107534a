import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

extension Rule {
  static let templateAmbiguousAfterAnother = Rule(
    id: "template_ambiguous_after_another", group: .templates, severity: .error, needs: [.layouts], needsFrames: true,
    summary: "template after which constraints do not determine a view if another template was applied before",
    reason: """
      The second template relies on constraints that the first one removed. Views end up anywhere, but only on the way \
      through both layouts, for example when the device is turned. Screens with more than eight templates are not \
      checked.
      """,
    repair: "Give each template a view for every target of the other, and all constraints that it needs",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.twoBoxes,
          liveConstraints: Example.notePlace + "\n" + """
            <constraint firstItem="bx1" firstAttribute="bottom" secondItem="bx2" secondAttribute="top" constant="-20" id="co1"/>
            <constraint firstItem="bx1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="co2"/>
            <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" id="co3"/>
            <constraint firstItem="bx1" firstAttribute="height" constant="40" id="co4"/>
            """,
          views: Example.placedBoxView + "\n" + Example.noteView,
          constraints: Example.templatePlace + "\n" + """
            <constraint firstItem="tb2" firstAttribute="top" secondItem="tp1" secondAttribute="top" constant="60" id="co22"/>
            <constraint firstItem="tb2" firstAttribute="leading" secondItem="tp1" secondAttribute="leading" id="co23"/>
            <constraint firstAttribute="trailing" secondItem="tb2" secondAttribute="trailing" id="co24"/>
            <constraint firstItem="tb2" firstAttribute="height" constant="40" id="co25"/>
            """,
          others: Example.otherTemplate(top: nil, isMarked: true), frame: Example.pageFrame)),
      .good(
        template: TemplateParts(
          live: Example.placedBox, liveConstraints: Example.boxPlace, views: Example.placedBoxView,
          constraints: Example.templatePlace, others: Example.otherTemplate(top: 200, isMarked: false),
          frame: Example.pageFrame)),
    ],
    check: .inspection { inspection, findings in
      let before = inspection.layouts().ambiguousIDs
      for pair in inspection.appliedTemplatePairs {
        let faults = pair.places.map { place in
          let known = before.union(place.alone.ambiguousIDs)
          return (title: place.title, views: place.layouts.certainlyAmbiguousViews.filter { !known.contains($0.id) })
        }.filter { !$0.views.isEmpty }
        guard let fault = faults.first else { continue }
        findings.report(
          pair.second.element,
          """
          after applying \(pair.title), constraints do not determine \
          \(fault.views.map(\.reference).joined(separator: ", ")) on \(places(faults.map(\.title)))
          """,
          related: [Finding.Related(pair.first.element, "the template applied before")])
      }
    })
}
