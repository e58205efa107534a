import IBLayout
import IBModel
import IBProject
import IBScene
import IBTemplates
import IBXML

/// Rules about the layout after a template is applied.
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

  static let templateAmbiguousAfterApply = Rule(
    id: "template_ambiguous_after_apply", group: .templates, severity: .error, needs: [.layouts], needsFrames: true,
    summary: "template after which constraints do not determine a view",
    reason: """
      The template removes constraints of the screen and brings too few of its own: views end up anywhere.
      """,
    repair: "Add the missing constraints to the template; `ibt templates --check` names the views",
    examples: [
      .bad(
        template: TemplateParts(
          live: Example.placedBox,
          liveConstraints: Example.boxPlace,
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """,
          frame: Example.pageFrame)),
      .good(
        template: TemplateParts(
          live: Example.placedBox, liveConstraints: Example.boxPlace, views: Example.placedBoxView,
          constraints: Example.templatePlace, frame: Example.pageFrame)),
    ],
    check: .inspection { inspection, findings in
      for applied in inspection.appliedTemplates {
        let before = inspection.layouts().ambiguousIDs
        let faults = applied.places.map { place in
          (title: place.title, views: place.layouts.certainlyAmbiguousViews.filter { !before.contains($0.id) })
        }.filter { !$0.views.isEmpty }
        guard let fault = faults.first else { continue }
        let names = fault.views.map(\.reference).joined(separator: ", ")
        findings.report(
          applied.template.element,
          """
          after applying \(applied.title), constraints do not determine \(names) on \
          \(places(faults.map(\.title)))
          """)
      }
    })

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

  static let templateOverlapAfterApply = Rule(
    id: "template_overlap_after_apply", group: .templates, severity: .warning, isOptIn: true,
    needs: [.layouts], needsFrames: true,
    summary: "template after which a text or control covers another one",
    reason: "With the template, users cannot read one of the texts, or tap one control and get the other.",
    repair: "Add a constraint for the distance between the two views to the template",
    whenNotToUse: "Suppress it if code hides one of the views when it applies the template.",
    examples: [
      .bad(template: texts(top: 10, isMarked: true)),
      .good(template: texts(top: 60, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      for applied in inspection.appliedTemplates {
        var places: [String] = []
        var first: ViewOverlap?
        for place in applied.places {
          let before = inspection.overlaps(in: place.situation)
          let new = ViewOverlap.all(in: place.layouts).filter { !before.contains($0.ids) }
          guard let overlap = new.first else { continue }
          first = first ?? overlap
          places.append(place.title)
        }
        guard let first else { continue }
        findings.report(
          applied.template.element,
          """
          after applying \(applied.title), \(first.above.reference) covers \(first.below.reference) on \
          \(Rule.places(places))
          """)
      }
    })

  /// A screen with two texts, and a template that places the second one.
  private static func texts(top: Int, isMarked: Bool) -> TemplateParts {
    let tag = #"<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">"#
    return TemplateParts(
      live: [label("Welcome", "bx1", top: 0), label("Log in below", "bx2", top: 60)].joined(separator: "\n"),
      liveConstraints: [Example.boxPlace, Example.notePlace].joined(separator: "\n"),
      root: isMarked ? "«\(tag)»" : tag,
      views: [Example.placedBoxView, Example.noteView.replacing(#"y="60""#, with: "y=\"\(top)\"")]
        .joined(separator: "\n"),
      constraints: Example.templatePlace + "\n" + """
        <constraint firstItem="tb2" firstAttribute="top" secondItem="tp1" secondAttribute="top" constant="\(top)" id="co21"/>
        <constraint firstItem="tb2" firstAttribute="leading" secondItem="tp1" secondAttribute="leading" id="co22"/>
        <constraint firstAttribute="trailing" secondItem="tb2" secondAttribute="trailing" id="co23"/>
        <constraint firstItem="tb2" firstAttribute="height" constant="40" id="co24"/>
        """,
      frame: Example.pageFrame)
  }

  private static func label(_ text: String, _ id: String, top: Int) -> String {
    """
    <label text="\(text)" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="\(top)" width="375" height="40"/>
    </label>
    """
  }
}

extension ViewOverlap {
  /// The ids of both views, to find the pair in another version of the document.
  package var ids: Set<ObjectID> { [below.id, above.id] }
}

extension Inspection {
  /// The pairs of views that overlap before a template is applied.
  fileprivate func overlaps(in situation: Situation) -> Set<Set<ObjectID>> {
    Set(ViewOverlap.all(in: layouts(in: situation)).map(\.ids))
  }
}
