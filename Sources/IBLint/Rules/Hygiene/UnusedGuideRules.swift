import IBModel
import IBXML

/// Rules about layout guides that nothing uses.
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

  static let unusedSafeAreaGuide = Rule(
    id: "unused_safe_area_guide", group: .hygiene, severity: .info, isOptIn: true,
    summary: "safe area that no constraint uses",
    reason: "Nothing keeps the views away from bars, rounded corners and the sensor housing.",
    repair: "Tie the outer views to the safe area, or suppress the finding where all views may reach the edges",
    whenNotToUse: "Ignore it if the margins of views, which follow the safe area, are what your constraints refer to.",
    examples: [
      .bad(page(item: "vw1", isMarked: true)),
      .good(page(item: "sa1", isMarked: false)),
    ],
    check: .document { document, findings in
      let guides = document.objects.filter { $0.kind == .viewLayoutGuide && $0.element[.key] == "safeArea" }
      guard document.usesAutoLayout, !guides.isEmpty else { return }
      let used = document.idsInUse()
      var views: Set<Object> = []
      for guide in guides where !used.contains(guide.id) {
        guard let view = guide.superview, view.fillsScreen, views.insert(view).inserted,
          view.element.child(.subviews) != nil
        else { continue }
        findings.report(guide.element, "no constraint uses the safe area of \(view.reference)")
      }
    })

  private static func page(item: String, isMarked: Bool) -> String {
    let guide = #"<viewLayoutGuide key="safeArea" id="sa1"/>"#
    return """
      <viewController userLabel="Login" id="vc1">
        <view key="view" userLabel="Page" id="vw1">
          <subviews>
            <label userLabel="Title" id="lb1"/>
          </subviews>
          \(isMarked ? "«\(guide)»" : guide)
          <constraints>
            <constraint firstItem="lb1" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="cs1"/>
          </constraints>
        </view>
      </viewController>
      """
  }
}
