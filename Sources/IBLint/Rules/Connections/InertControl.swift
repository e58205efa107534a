import IBModel
import IBXML

extension Rule {
  static let inertControl = Rule(
    "inert_control", .connections, .info, isOptIn: true,
    check: .document { document, findings in
      guard document.platform.isUIKit else { return }
      // A control can work by a connection, a menu, a class, or a tag that code finds it by.
      let controls = document.views.filter {
        $0.kind.needsAction && $0.connections.isEmpty && $0.customClass == nil && $0.tag == 0
          && $0.element.child("menu") == nil
      }
      guard !controls.isEmpty else { return }
      let connected = Set(document.connections.compactMap(\.destination))
      for control in controls where !connected.contains(control.id) {
        findings.report(control.element, "\(control.reference) has no action, and no outlet refers to it")
      }
    })
}
