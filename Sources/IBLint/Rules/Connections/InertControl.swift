import IBModel
import IBXML

extension Rule {
  static let inertControl = Rule(
    id: "inert_control", group: .connections, severity: .info, isOptIn: true,
    summary: "control without a connection",
    reason: "Nothing happens when the control is used, and code cannot reach it.",
    repair: "Drag from the control to the code to connect an action or outlet, or delete the control",
    whenNotToUse: "Ignore it if code adds targets and actions.",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          «<button key="view" userLabel="Save" id="bt1"/>»
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Save" id="bt1">
            <connections>
              <action selector="save:" destination="vc1" eventType="touchUpInside" id="ac1"/>
            </connections>
          </button>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      guard document.platform.isUIKit else { return }
      let controls = document.views.filter { $0.kind.needsAction && $0.mayBeInert }
      guard !controls.isEmpty else { return }
      let connected = Set(document.connections.compactMap(\.destination))
      for control in controls where !connected.contains(control.id) {
        findings.report(control.element, "\(control.reference) has no action, and no outlet refers to it")
      }
    })
}

extension Object {
  /// Whether a control has nothing of its own that could make it work: a connection, a menu, a class, or a tag that
  /// code finds it by.
  fileprivate var mayBeInert: Bool {
    connections.isEmpty && customClass == nil && tag == 0 && element.child("menu") == nil
  }
}
