import IBModel

extension Rule {
  static let missingTrailingConstraint = Rule(
    "missing_trailing_constraint", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let texts = document.views.filter { $0.isText && $0.text?.hasWord == true && $0.isPlacedByConstraints }
      guard !texts.isEmpty else { return }
      let ties = HorizontalTies(document)
      for view in texts where ties[view, HorizontalTies.center.union([.width])].isEmpty {
        let (leading, trailing) = (ties[view, HorizontalTies.leading], ties[view, HorizontalTies.trailing])
        guard leading.isEmpty != trailing.isEmpty else { continue }
        findings.report(
          view.element,
          """
          \(view.reference) has no \(leading.isEmpty ? "leading" : "trailing") constraint, so longer translations can \
          cover other views
          """)
      }
    })
}
