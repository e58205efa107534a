import IBModel

extension Rule {
  static let orphanObject = Rule(
    "orphan_object", .hygiene, .warning, isOptIn: true,
    check: .document { document, findings in
      for object in document.orphanObjects {
        findings.report(object.element, "nothing refers to \(object.reference)")
      }
    })
}
