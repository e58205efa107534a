import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let missingActionMethod = Rule(
    id: "missing_action_method", group: .connections, severity: .error, needs: [.sources],
    summary: "action with a method that the class does not have",
    reason: """
      The app crashes when the user triggers the control. The method was renamed or removed in the code, or its \
      parameters changed, and Xcode builds the app without an error.
      """,
    repair: "Connections inspector › remove the action and connect it to the method again, or rename the method",
    examples: [
      .bad(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button id="bt1">
                <connections>
                  «<action selector="login:" destination="vc1" eventType="touchUpInside" id="ac1"/>»
                  <action selector="cancel" destination="vc1" eventType="touchUpInside" id="ac2"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
        """,
        files: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBAction func login() {}
            @IBAction func cancel() {}
          }
          """
        ]),
      .good(
        """
        <viewController customClass="LoginController" customModule="Shop" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button id="bt1">
                <connections>
                  <action selector="loginWithSender:" destination="vc1" eventType="touchUpInside" id="ac1"/>
                </connections>
              </button>
            </subviews>
          </view>
        </viewController>
        """,
        files: [
          "LoginController.swift": """
          class LoginController: UIViewController {
            @IBAction func login(sender: UIButton) {}
          }
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      for action in inspection.document.connections where action.kind == .action {
        guard let target = action.destination.flatMap({ inspection.document.object($0) }), !target.isFirstResponder,
          target.kind != .exit, let source = target.sourceClass, let ancestry = source.ancestry(in: sources),
          !action.label.isEmpty, !PlatformMembers.actions.contains(action.label)
        else { continue }
        switch ancestry.method(action.label) {
        case .found, .unknown: continue
        case .missing:
          let similar = ancestry.similar(to: action.label, of: .method, marked: .action)
          findings.report(
            action.element,
            """
            action `\(action.label)`, but `\(source.name)` (\(ancestry.place(of: source.name, in: sources))) has no such \
            method\(similar)
            """, cause: .member(action.label, ofClass: source.name))
        case .hidden(let method):
          findings.report(
            action.element,
            """
            action `\(action.label)`, but the method of `\(source.name)` (\(method.place(in: sources))) is not marked \
            `@IBAction`
            """, cause: .member(action.label, ofClass: source.name))
        }
      }
    })
}
