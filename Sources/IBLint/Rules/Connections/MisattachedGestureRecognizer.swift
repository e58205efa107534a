import IBModel
import IBXML

extension Rule {
  static let misattachedGestureRecognizer = Rule(
    "misattached_gesture_recognizer", .connections, .warning,
    check: .document { document, findings in
      for recognizer in document.unattachedGestureRecognizers {
        findings.report(recognizer.element, "\(recognizer.reference) is not attached to a view")
      }
    },
    .document { document, findings in
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
