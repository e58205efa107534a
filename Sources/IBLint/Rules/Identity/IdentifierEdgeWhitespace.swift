import IBModel
import IBXML

extension Rule {
  static let identifierEdgeWhitespace = Rule(
    id: "identifier_edge_whitespace", group: .identity, severity: .error,
    summary: "identifier or class that begins or ends with a space",
    reason: "Code that uses the identifier without the space does not find the object, and the app crashes.",
    repair: "Identity inspector or Attributes inspector › enter the identifier again",
    fix: .unsafe("Removes the space. Code that has the space as well no longer finds the object."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «storyboardIdentifier="login "» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" storyboardIdentifier="login" id="vc1">
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
    check: .document { document, findings in
      for name in identifiers {
        document.tree.visitElements(having: name) { element, attribute in
          let value = attribute.value
          let trimmed = value.trimmingSpaces
          guard trimmed.utf8.count < value.utf8.count, !trimmed.isEmpty else { return }
          findings.report(
            attribute, "`\(name)` is `\(value)`, with a space at its start or end",
            fix: .unsafe("Remove the space") { $0.setAttribute(name, to: trimmed, on: element) })
        }
      }
    })
}

private let identifiers: [Name] = [
  "storyboardIdentifier", "reuseIdentifier", .identifier, .customClass, .customModule, "restorationIdentifier",
  "storyboardName", "referencedIdentifier",
]

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
