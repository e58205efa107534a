import IBModel

extension Rule {
  static let systemVersionAttribute = Rule(
    id: "system_version_attribute", group: .document, severity: .info, isOptIn: true,
    summary: "document that records the version of macOS",
    reason: "Each save on another Mac changes the line, which adds noise to reviews and conflicts to merges.",
    repair: "Nothing to do in Xcode, which writes it back; a hook can remove it with `ibt lint --fix`",
    fix: .safe("Removes the attribute, which the app does not use."),
    examples: [
      .bad(Example.storyboard(#"«systemVersion="13A233"»"#), fixed: Example.storyboard()),
      .good(Example.storyboard()),
    ],
    check: .elements([.document]) { root, _, findings in
      guard let version = root.attribute("systemVersion") else { return }
      findings.report(
        version, "the document records the system version `\(version.value)`",
        fix: .setting(version.name, of: root, to: nil, .safe))
    })
}
