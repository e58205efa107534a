import IBModel
import IBXML

/// Rules about views that nobody sees and nothing shows.
extension Rule {
  static let hiddenWithoutOutlet = Rule(
    id: "hidden_without_outlet", group: .hygiene, severity: .warning, isOptIn: true,
    summary: "hidden view that code cannot show",
    reason: "Users never see the view, but it is loaded and takes part in the layout.",
    repair: "Delete the view, connect an outlet to it, or Attributes inspector › switch off Hidden",
    whenNotToUse: "Suppress it for views that code finds by tag or by class, to show them.",
    examples: [
      .bad(
        subviews: """
          <label «hidden="YES"» userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label hidden="YES" tag="1" userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      for view in document.unreachableViews(where: \.isHidden, varying: "hidden") {
        guard let attribute = view.element.attribute("hidden") else { continue }
        findings.report(attribute, "\(view.reference) is hidden, and no connection leads to it")
      }
    })

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

extension Document {
  /// Views that meet a condition and that code cannot find, except parts of other views such as scrollers. An attribute that variations change is left out.
  func unreachableViews(where meetsCondition: (Object) -> Bool, varying name: Name) -> [Object] {
    let found = views.filter { view in
      meetsCondition(view) && view.element[.key] == nil && !view.isFoundByCode
        && !view.variations.contains { $0.element.attribute(name) != nil }
    }
    guard !found.isEmpty else { return [] }
    let connected = connectedIDs()
    return found.filter { !connected.contains($0.id) }
  }
}
