import IBModel

extension Rule {
  static let fixedLeadingTrailing = Rule(
    "fixed_leading_trailing", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let texts = document.views.filter { $0.isText && $0.text?.hasWord == true && $0.isPlacedByConstraints }
      guard !texts.isEmpty else { return }
      let ties = HorizontalTies(document)
      for view in texts {
        let fixed = [HorizontalTies.leading, HorizontalTies.trailing, HorizontalTies.center].compactMap { sides in
          ties[view, sides].first(where: \.isFixed)
        }
        guard fixed.count == 3 else { continue }
        findings.report(
          view.element, "\(view.reference) is centered and has a fixed distance on both sides",
          related: fixed.map { Finding.Related($0.constraint.element, "`\(document.text(of: $0.constraint))`") })
      }
    })
}
