import IBModel

extension Rule {
  static let missingAttribute = Rule(
    id: "missing_attribute", group: .document, severity: .error,
    summary: "element without an attribute that it needs",
    reason: "Xcode does not open the document, or the element has no effect.",
    repair: """
      Open the file as source code and add the attribute, or delete the element and add it again in Interface Builder
      """,
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            «<outlet destination="vw1" id="ou1"/>»
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="card" destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """),
    ],
    check: .deviations { deviation, findings in
      guard case .missingAttribute(let name) = deviation.kind else { return }
      findings.report(deviation, "the `\(deviation.element.name)` has no `\(name)`")
    })
}
