import IBModel

extension Rule {
  static let missingKey = Rule(
    id: "missing_key", group: .document, severity: .error,
    summary: "element without a key",
    reason: "The key says what an element is for. Xcode does not open the document, or leaves out the element.",
    repair: "Open the file as source code and add the key",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                «<tableViewCellContentView tableViewCell="tc1" id="cv1"/>»
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                <tableViewCellContentView key="contentView" tableViewCell="tc1" id="cv1"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .missingRole = deviation.kind else { return }
      let subject = Object(deviation.element)?.reference ?? "the `\(deviation.element.name)`"
      findings.report(deviation, "\(subject) has no `key`")
    })
}
