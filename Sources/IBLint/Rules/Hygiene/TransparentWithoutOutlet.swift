import IBModel
import IBXML

extension Rule {
  static let transparentWithoutOutlet = Rule(
    id: "transparent_without_outlet", group: .hygiene, severity: .info, isOptIn: true,
    summary: "view with an alpha of 0 that code cannot show",
    reason: "Users never see the view, but it is loaded and takes part in the layout.",
    repair: "Delete the view, connect an outlet to it, or Attributes inspector › Alpha: enter 1",
    whenNotToUse: "Suppress it for views that code finds by tag or by class, to fade them in.",
    examples: [
      .bad(
        subviews: """
          <label «alpha="0.0"» userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label alpha="0.5" userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      for view in document.unreachableViews(where: { $0.alpha == 0 }, varying: "alpha") {
        guard let attribute = view.element.attribute("alpha") ?? view.element.attribute("alphaValue") else { continue }
        findings.report(attribute, "\(view.reference) is transparent, and no connection leads to it")
      }
    })
}
