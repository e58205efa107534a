import IBModel

/// Rules that report a kind of deviation from the format: attributes.
extension Rule {
  static let misplacedAttribute = Rule(
    id: "misplaced_attribute", group: .document, severity: .info, isOptIn: true,
    summary: "attribute that only other elements have",
    reason: """
      Xcode ignores the attribute and drops it when it saves the document, unless it is of a version that gives \
      such elements the attribute.
      """,
    repair: "Open the file as source code, and remove the attribute or move it to the element it is meant for",
    fix: .unsafe("Removes the attribute."),
    examples: [
      .bad(
        inLogin: """
          <button userLabel="Save" «text="Save"» id="bt1"/>
          """,
        fixed: """
          <button userLabel="Save" id="bt1"/>
          """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .foreignAttribute(let name) = deviation.kind else { return }
      findings.report(
        deviation, "`\(deviation.element.name)` does not have the attribute `\(name)`",
        fix: deviation.removingAttribute(name))
    })

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

  static let misspelledAttribute = Rule(
    id: "misspelled_attribute", group: .document, severity: .error,
    summary: "attribute whose name is misspelled",
    reason: "Xcode ignores the attribute or does not open the document.",
    repair: "Open the file as source code and correct the name of the attribute",
    fix: .unsafe("Corrects the name. The attribute has an effect then."),
    examples: [
      .bad(
        inLogin: """
          <label «linebreakMode="wordWrap"» userLabel="Title" id="lb1"/>
          """,
        fixed: """
          <label lineBreakMode="wordWrap" userLabel="Title" id="lb1"/>
          """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownAttribute(let name, let nearest?) = deviation.kind else { return }
      let element = deviation.element.name
      findings.report(
        deviation, "`\(name)` is not an attribute of `\(element)`; did you mean `\(nearest)`?",
        fix: deviation.renamingAttribute(name, to: nearest))
    })

  static let unknownAttribute = Rule(
    id: "unknown_attribute", group: .document, severity: .warning,
    summary: "attribute that the format does not have",
    reason: """
      Xcode ignores the attribute and drops it when it saves the document. The document may also be of a newer \
      version of Xcode than this rule knows.
      """,
    repair: """
      Set the property in the Attributes inspector, or as a user-defined runtime attribute in the Identity \
      inspector
      """,
    fix: .unsafe("Removes the attribute."),
    examples: [
      .bad(
        inLogin: """
          <button userLabel="Save" «onClick="save"» id="bt1"/>
          """,
        fixed: """
          <button userLabel="Save" id="bt1"/>
          """),
      .good(
        inLogin: """
          <label userLabel="Title" text="Sign in" lineBreakMode="tailTruncation" id="lb1"/>
          """),
    ],
    check: .deviations { deviation, findings in
      guard case .unknownAttribute(let name, nil) = deviation.kind, deviation.isAboutWellKnownElement else { return }
      findings.report(
        deviation, "`\(name)` is not an attribute of the format",
        fix: deviation.removingAttribute(name))
    })
}
