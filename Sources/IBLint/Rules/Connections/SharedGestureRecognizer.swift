import IBModel

extension Rule {
  static let sharedGestureRecognizer = Rule(
    "shared_gesture_recognizer", .connections, .warning,
    check: .document { document, findings in
      guard !document.looseGestureRecognizers.isEmpty else { return }
      let attachments = document.connections.filter {
        $0.kind == .outletCollection && $0.element[.property] == Name.gestureRecognizers.text
      }
      for (first, later) in attachments.repetitions(by: \.destination) where first.source != later.source {
        findings.report(
          later.element.startTagRange,
          "\(later.destinationName(in: document)) is attached to \(first.sourceName) and to \(later.sourceName)",
          object: later.source, related: [Finding.Related(first.element, "attached to the first view")])
      }
    })
}
