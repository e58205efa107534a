import IBModel
import IBXML

extension Rule {
  static let bannedClass = Rule(
    id: "banned_class", group: .identity, severity: .warning, isOptIn: true, options: [names.description],
    summary: "object of a kind or class that is not allowed",
    reason: "The team has replaced it, or gave it up.",
    repair: "Replace the object by one that is allowed",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              «<pickerView userLabel="Country" id="pv1"/>»
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <button userLabel="Country" id="bt1"/>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      let banned = Set(findings[names])
      for object in document.objects {
        guard let name = [object.kind.text, object.customClass ?? ""].first(where: banned.contains) else { continue }
        findings.report(object.element, "\(object.reference) is a `\(name)`, which is not allowed")
      }
    })

  private static let names = RuleOption.texts(
    "names", ["pickerView"], "element names and classes that are not allowed", form: .elementOrClass)
}
