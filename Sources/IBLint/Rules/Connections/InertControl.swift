import IBModel

extension Rule {
  static let inertControl = Rule(
    "inert_control", .connections, .info, isOptIn: true,
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
