import IBModel

extension Rule {
  static let safeAreaGuidesDisabled = Rule(
    id: "safe_area_guides_disabled", group: .document, severity: .info, isOptIn: true,
    summary: "document without safe areas",
    reason: "Constraints can refer only to the old guides, which iPads and landscape screens do not have at the sides.",
    repair: "File inspector › select Use Safe Area Layout Guides",
    examples: [
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(#"useSafeAreas="YES""#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform.isUIKit, root.bool("useSafeAreas").value != true else { return }
      findings.report(root, "the document does not use safe areas")
    })
}
