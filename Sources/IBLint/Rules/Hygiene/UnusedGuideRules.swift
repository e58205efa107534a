import IBModel

extension Rule {
  static let unusedLayoutGuide = Rule(
    "unused_layout_guide", .hygiene, .info, isOptIn: true, fix: .safe,
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
    "unused_safe_area_guide", .hygiene, .info, isOptIn: true,
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
}
