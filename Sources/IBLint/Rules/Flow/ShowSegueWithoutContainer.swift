import IBModel
import IBXML

extension Rule {
  static let showSegueWithoutContainer = Rule(
    "show_segue_without_container", .flow, .warning, isOptIn: true, options: [reportsInitial.description],
    check: .document { document, findings in
      // The destination of a segue is unclear if ids are not unique.
      guard document.platform == .iOS, document.kind == .storyboard, document.duplicates.isEmpty else { return }
      let flow = NavigationFlow(document, initialMayBePushed: !findings[reportsInitial])
      for segue in document.segues {
        guard let kind = segue.element[.kind], kind == "show" || kind == "push",
          let controller = flow.controller(of: segue),
          !flow.mayBePushed.contains(controller.id)
        else { continue }
        findings.report(
          segue.element,
          "no navigation controller contains \(controller.reference), but its \(segue.segueName) is a \(kind) segue")
      }
    })

  private static let reportsInitial = RuleOption.flag(
    "initial", false, "also report segues from the initial view controller, which code may put into a container")
}
