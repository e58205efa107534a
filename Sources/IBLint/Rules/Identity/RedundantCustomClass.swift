import IBModel
import IBXML

extension Rule {
  static let redundantCustomClass = Rule(
    id: "redundant_custom_class", group: .identity, severity: .info,
    summary: "custom class that the object has anyway",
    reason: "The object behaves the same without the entry, but readers look for a class of the app.",
    repair: "Identity inspector › Class › delete the entry",
    whenNotToUse: "Ignore it if your team enters the class everywhere to make it visible in the outline.",
    fix: .safe("Removes the custom class."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <label key="view" userLabel="Title" «customClass="UILabel"» id="lb1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <label key="view" userLabel="Title" id="lb1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <label key="view" userLabel="Title" customClass="TitleLabel" id="lb1"/>
        </viewController>
        """),
    ],
    check: .attributes([.customClass]) { attribute, document, findings in
      guard attribute.element[.customModule] == nil, let object = Object(attribute.element),
        object.kind.className(on: document.platform) == attribute.value
      else { return }
      findings.report(
        attribute, "\(object.reference) is of the class `\(attribute.value)` even without a custom class",
        fix: .safe("Remove the custom class") { $0.setAttribute(.customClass, to: nil, on: attribute.element) })
    })
}
