import IBModel
import IBXML

extension Rule {
  static let emptyIdentifier = Rule(
    id: "empty_identifier", group: .identity, severity: .warning,
    summary: "identifier or class that is empty",
    reason: """
      Xcode never writes an empty identifier. Code cannot use it, and an empty class may keep the app from loading \
      the scene.
      """,
    repair: "Identity inspector › enter the identifier again, or remove the attribute in the source code",
    fix: .unsafe("Removes the attribute."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «storyboardIdentifier=""» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" storyboardIdentifier="login" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .attributes(["storyboardIdentifier", .customClass, .customModule, "restorationIdentifier"]) {
      attribute, _, findings in
      guard attribute.value.allSatisfy(\.isWhitespace) else { return }
      findings.report(
        attribute, "`\(attribute.name)` is empty",
        fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe))
    })
}
