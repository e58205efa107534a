import IBModel
import IBXML

extension Rule {
  static let missingTrailingConstraint = Rule(
    id: "missing_trailing_constraint", group: .localization, severity: .info, isOptIn: true,
    summary: "text that constraints hold on one side only",
    reason:
      "Translations are often longer than the original. The text grows over other views or out of the screen.",
    repair: "Add New Constraints › add a spacing on the other side, and edit it to ≥ in the size inspector",
    whenNotToUse: "Suppress it for texts whose length does not change, such as two digits of a clock.",
    examples: [
      .bad(subviews: #"«<label text="Name" id="lb1"/>»"#, constraints: leading),
      .good(subviews: #"<label text="Name" id="lb1"/>"#, constraints: leading + "\n" + trailing),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let texts = document.views.filter { $0.isText && $0.text?.hasWord == true && $0.isPlacedByConstraints }
      guard !texts.isEmpty else { return }
      let ties = HorizontalTies(document)
      for view in texts where ties[view, HorizontalTies.center.union([.width])].isEmpty {
        let (leading, trailing) = (ties[view, HorizontalTies.leading], ties[view, HorizontalTies.trailing])
        guard leading.isEmpty != trailing.isEmpty else { continue }
        findings.report(
          view.element,
          """
          \(view.reference) has no \(leading.isEmpty ? "leading" : "trailing") constraint, so longer translations can \
          cover other views
          """)
      }
    })

  private static let leading = """
    <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
    """
  private static let trailing = """
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs2"/>
    """
}
