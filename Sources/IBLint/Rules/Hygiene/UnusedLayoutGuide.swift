import IBModel
import IBXML

extension Rule {
  static let unusedLayoutGuide = Rule(
    id: "unused_layout_guide", group: .hygiene, severity: .info, isOptIn: true,
    summary: "top or bottom layout guide that nothing uses",
    reason: "The guides are deprecated since iOS 11, and entries without use make changes harder to read.",
    repair: "File inspector › switch on \"Use Safe Area Layout Guides\", which removes them",
    fix: .safe("Removes the guide, which nothing uses."),
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <layoutGuides>
            «<viewControllerLayoutGuide type="top" id="lg1"/>»
          </layoutGuides>
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      let guides = document.objects.filter { $0.kind == "viewControllerLayoutGuide" }
      guard !guides.isEmpty else { return }
      let used = document.idsInUse()
      for guide in guides where !used.contains(guide.id) {
        let list = guide.element.parent
        let isWholeListUnused = list?.children.allSatisfy { !used.contains($0.id(.id) ?? "") } == true
        findings.report(
          guide.element, "no constraint uses the \(guide.reference)",
          fix: .safe("Remove the guide") { edit in
            if isWholeListUnused, let list { edit.remove(list) } else { edit.remove(guide) }
          })
      }
    })
}
