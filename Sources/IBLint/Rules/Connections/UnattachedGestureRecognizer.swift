import IBModel

extension Rule {
  static let unattachedGestureRecognizer = Rule(
    "unattached_gesture_recognizer", .connections, .warning,
    check: .document { document, findings in
      for recognizer in document.unattachedGestureRecognizers {
        findings.report(recognizer.element, "\(recognizer.reference) is not attached to a view")
      }
    })
}
