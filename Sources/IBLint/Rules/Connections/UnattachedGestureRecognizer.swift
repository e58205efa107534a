import IBModel

extension Rule {
  static let unattachedGestureRecognizer = Rule(
    "unattached_gesture_recognizer", .connections, .warning,
    check: .document { document, findings in
      let recognizers = document.looseGestureRecognizers
      guard !recognizers.isEmpty else { return }
      // Code can attach a gesture recognizer that it has an outlet to.
      let outlets = document.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }
      let used = Set(outlets.compactMap(\.destination))
      for recognizer in recognizers where !used.contains(recognizer.id) {
        findings.report(recognizer.element, "\(recognizer.reference) is not attached to a view")
      }
    })
}
