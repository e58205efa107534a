import IBModel

extension Rule {
  static let duplicateRestorationIdentifier = Rule(
    id: "duplicate_restoration_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "restoration identifier that two objects have",
    reason: "The state of one of them is restored in the other one.",
    repair: "Identity inspector › Restoration ID: enter another one",
    examples: [
      .bad(
        """
        <viewController restorationIdentifier="login" userLabel="Login" id="vc1">
          <view key="view" «restorationIdentifier="login"» id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController restorationIdentifier="login" userLabel="Login" id="vc1">
          <view key="view" restorationIdentifier="page" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      findings.report(repetitionsOf: "restorationIdentifier", in: document)
    })
}
