import IBLayout
import IBModel
import IBProject
import IBScene
import IBTemplates
import IBXML

extension Rule {
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
