import IBModel
import IBXML

extension Rule {
  static let unusedGuide = Rule(
    "unused_guide", .hygiene, .info, isOptIn: true, fix: .safe,
    check: .document { document, findings in
      let guides = document.objects.filter { $0.kind == "viewControllerLayoutGuide" || $0.isSafeArea }
      guard !guides.isEmpty else { return }
      let used = document.idsInUse()
      var views: Set<Object> = []
      for guide in guides where !used.contains(guide.id) {
        if !guide.isSafeArea {
          let list = guide.element.parent
          let isWholeListUnused = list?.children.allSatisfy { !used.contains($0.id(.id) ?? "") } == true
          findings.report(
            guide.element, "no constraint uses the \(guide.reference)",
            fix: .safe("Remove the guide") { edit in
              if isWholeListUnused, let list { edit.remove(list) } else { edit.remove(guide) }
            })
        } else if document.usesAutoLayout, let view = guide.superview, view.fillsScreen, views.insert(view).inserted,
          view.element.child(.subviews) != nil
        {
          findings.report(guide.element, "no constraint uses the safe area of \(view.reference)")
        }
      }
    })
}

extension Object {
  fileprivate var isSafeArea: Bool { kind == .viewLayoutGuide && element[.key] == "safeArea" }
}
