import IBModel
import IBXML

extension Rule {
  static let sceneWithoutController = Rule(
    id: "scene_without_controller", group: .document, severity: .warning,
    summary: "scene that does not have exactly one view controller",
    reason: "Xcode may not open the storyboard, and the app cannot show the scene.",
    repair: "Delete the scene, or move the additional view controller to a scene of its own",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
          <scenes>
            «<scene sceneID="sc1">»
              <objects>
                <view userLabel="Card" id="vw1"/>
              </objects>
            </scene>
          </scenes>
        </document>
        """),
      .good(
        scenes: """
          <viewController id="vc1"/>
          <view userLabel="Card" id="vw1"/>
          """),
    ],
    check: .elements([.scene]) { element, document, findings in
      let objects = element.child(.objects)?.children.compactMap { Object($0) } ?? []
      let controllers = objects.filter { $0.element[.sceneMemberID] == "viewController" }
      if controllers.count > 1 {
        findings.report(
          element, "the scene contains \(controllers.count) view controllers",
          related: controllers.map { Finding.Related($0.element, "a view controller of the scene") })
      } else if controllers.isEmpty, !objects.contains(where: \.ownsScene) {
        findings.report(element, "the scene contains no view controller")
      }
    })
}

extension Object {
  /// Whether a scene can be about the object.
  fileprivate var ownsScene: Bool { kind.isController || ownsViewTree }
}
