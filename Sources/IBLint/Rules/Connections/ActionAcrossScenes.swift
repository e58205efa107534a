import IBModel
import IBXML

extension Rule {
  static let actionAcrossScenes = Rule(
    id: "action_across_scenes", group: .connections, severity: .warning, aliases: ["action_to_non_controller_scope"],
    summary: "action that is sent to an object in another scene",
    reason: """
      A scene is loaded on its own, so the action does not reach that object. Tapping the control does nothing, or \
      something else in the responder chain receives the action. Such actions are left when a view is copied.
      """,
    repair: "Connections inspector › remove the action, and connect the control to the controller of its own scene",
    fix: .unsafe(
      "Removes the actions. Whatever in the responder chain has a method of that name no longer receives them."),
    examples: [
      .bad(
        scenes(actions: #"«<action selector="save:" destination="vc1" eventType="touchUpInside" id="ac2"/>»"#),
        fixed: scenes(actions: nil)),
      .good(scenes(actions: #"<action selector="save:" destination="vc2" eventType="touchUpInside" id="ac2"/>"#)),
    ],
    check: .document { document, findings in
      // Which object receives an action is unclear where ids are not unique.
      guard document.kind == .storyboard, document.duplicates.isEmpty else { return }
      var stray: [Receiver: [Connection]] = [:]
      document.tree.visitElements(named: .action) { element in
        guard let action = Connection(element), let scene = action.source?.scene,
          let receiver = action.destination.flatMap(document.object), let other = receiver.scene, scene != other
        else { return }
        stray[Receiver(scene: scene, object: receiver), default: []].append(action)
      }
      for (receiver, actions) in stray {
        let rest = actions.count == 1 ? "" : " and \(actions.count - 1) more of its scene"
        findings.report(
          actions[0].element,
          """
          action `\(actions[0].label)` of \(actions[0].sourceName)\(rest) is sent to \(receiver.object.reference), which \
          is in another scene
          """,
          related: [Finding.Related(receiver.object.element, "the object in the other scene")]
            + actions.dropFirst().map { Finding.Related($0.element, "action `\($0.label)` of \($0.sourceName)") },
          fix: .unsafe(actions.count == 1 ? "Remove the action" : "Remove the actions") { edit in
            for action in actions { edit.remove(action) }
          })
      }
    })

  private static func scenes(actions: String?) -> String {
    let connections = actions.map {
      """
      >
                  <connections>
                    \($0)
                  </connections>
                </button>
      """
    }
    return """
      <scene sceneID="sc1">
        <objects>
          <viewController storyboardIdentifier="name" userLabel="Name" customClass="NameController" customModule="App" customModuleProvider="target" id="vc1">
            <view key="view" userLabel="Page" id="vw1"/>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="sc2">
        <objects>
          <viewController storyboardIdentifier="city" userLabel="City" customClass="CityController" customModule="App" customModuleProvider="target" id="vc2">
            <view key="view" userLabel="Page" id="vw2">
              <subviews>
                <button userLabel="Save" id="bt2"\(connections ?? "/>")
              </subviews>
            </view>
          </viewController>
        </objects>
      </scene>
      """
  }
}

/// The receiver of actions from a scene that it is not in.
private struct Receiver: Hashable {
  let scene: DocumentScene
  let object: Object
}
