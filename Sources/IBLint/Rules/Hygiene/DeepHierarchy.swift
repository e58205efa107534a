import IBModel

extension Rule {
  static let deepHierarchy = Rule(
    "deep_hierarchy", .hygiene, .info, isOptIn: true, options: [deepest.description],
    check: .document { document, findings in
      var depths: [Object: Int] = [:]
      let most = findings[deepest]
      for view in document.views {
        let depth = (view.owner.flatMap { depths[$0] } ?? 0) + 1
        depths[view] = depth
        guard depth == most + 2 else { continue }
        findings.report(view.element, "\(view.reference) is inside \(most + 1) other views")
      }
    })

  private static let deepest = RuleOption.integer(
    "maximum", 12, in: 1...200, "views that may be around a view")
}
