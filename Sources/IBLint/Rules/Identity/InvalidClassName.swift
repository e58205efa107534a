import IBModel
import IBXML

extension Rule {
  static let invalidClassName = Rule(
    id: "invalid_class_name", group: .identity, severity: .error,
    summary: "custom class with a name that no class can have",
    reason: "The app crashes or uses the standard class when it loads the scene.",
    repair: "Identity inspector › enter the class again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «customClass="LoginController.swift"» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .bad(
        """
        <viewController userLabel="Login" «customClass="Login Controller"» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" customClass="LoginController" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .attributes([.customClass]) { attribute, _, findings in
      let name = attribute.value
      guard !name.allSatisfy(\.isWhitespace), name.first?.isWhitespace == false, name.last?.isWhitespace == false,
        !isClassName(name)
      else { return }
      findings.report(attribute, "`\(name)` is not the name of a class")
    })
}

/// Whether a text is a name, or names joined by periods, as for a class inside another one.
private func isClassName(_ text: String) -> Bool {
  let names = text.split(separator: ".", omittingEmptySubsequences: false)
  return names.allSatisfy { String($0).isIdentifier } && names.last != "swift" && names.last != "self"
}
