import IBModel
import IBXML

extension Rule {
  static let fixedLeadingTrailing = Rule(
    id: "fixed_leading_trailing", group: .localization, severity: .info, isOptIn: true,
    summary: "centered text with fixed distances on both sides",
    reason: """
      Three constraints fix two sides, so that the text has the same width in every language. Longer translations are cut \
      off.
      """,
    repair:
      "Size inspector › edit the constraints on both sides › Relation: choose ≥, or delete the one for the center",
    examples: [
      .bad(subviews: #"«<label text="Name" id="lb1"/>»"#, constraints: constraints(relation: "")),
      .good(
        subviews: #"<label text="Name" id="lb1"/>"#,
        constraints: constraints(relation: #" relation="greaterThanOrEqual""#)),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let texts = document.views.filter { $0.isText && $0.text?.hasWord == true && $0.isPlacedByConstraints }
      guard !texts.isEmpty else { return }
      let ties = HorizontalTies(document)
      for view in texts {
        let fixed = [HorizontalTies.leading, HorizontalTies.trailing, HorizontalTies.center].compactMap { sides in
          ties[view, sides].first(where: \.isFixed)
        }
        guard fixed.count == 3 else { continue }
        findings.report(
          view.element, "\(view.reference) is centered and has a fixed distance on both sides",
          related: fixed.map { Finding.Related($0.constraint.element, "`\(document.text(of: $0.constraint))`") })
      }
    })

  private static func constraints(relation: String) -> String {
    """
    <constraint firstItem="lb1" firstAttribute="leading"\(relation) secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
    <constraint firstItem="lb1" firstAttribute="centerX" secondItem="vw1" secondAttribute="centerX" id="cs2"/>
    <constraint firstAttribute="trailing"\(relation) secondItem="lb1" secondAttribute="trailing" constant="20" id="cs3"/>
    """
  }
}
