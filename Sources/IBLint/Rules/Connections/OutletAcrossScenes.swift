import IBModel
import IBXML

extension Rule {
  static let outletAcrossScenes = Rule(
    id: "outlet_across_scenes", group: .connections, severity: .error,
    summary: "outlet that refers to an object in another scene",
    reason: """
      A scene is loaded on its own, so the outlet is nil at run time. Interface Builder does not make such \
      connections; they are left when a view is moved to another scene.
      """,
    repair: """
      Connections inspector › remove the outlet. To reach the other scene, pass the object in \
      `prepare(for:sender:)`
      """,
    examples: [
      .bad(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              «<outlet property="titleLabel" destination="lb2" id="ou1"/>»
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2">
            <label key="view" userLabel="Title" id="lb2"/>
          </viewController>
          """),
      .good(
        scenes: """
          <viewController userLabel="List" id="vc1">
            <connections>
              <segue destination="vc2" kind="show" identifier="detail" id="sg1"/>
            </connections>
          </viewController>

          <viewController userLabel="Detail" id="vc2">
            <label key="view" userLabel="Title" id="lb2"/>
            <connections>
              <outlet property="titleLabel" destination="lb2" id="ou1"/>
            </connections>
          </viewController>
          """),
    ],
    check: .connections([.outlet, .outletCollection]) { outlet, document, findings in
      // Which object an outlet leads to is unclear where ids are not unique.
      guard document.kind == .storyboard, document.duplicates.isEmpty, let scene = outlet.source?.scene,
        let destination = outlet.destination.flatMap(document.object),
        let other = destination.scene, scene != other
      else { return }
      findings.report(
        outlet.element.startTagRange,
        "outlet `\(outlet.label)` of \(outlet.sourceName) refers to \(destination.reference), which is in another scene",
        object: outlet.source, related: [Finding.Related(destination.element, "the object in the other scene")])
    })
}
