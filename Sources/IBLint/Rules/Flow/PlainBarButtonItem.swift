import IBModel
import IBXML

extension Rule {
  static let plainBarButtonItem = Rule(
    id: "plain_bar_button_item", group: .flow, severity: .info, isOptIn: true,
    summary: "bar button item with the plain style",
    reason: "Teams that mark the main action by its style easily forget one of the items.",
    repair: "Attributes inspector of the item › Style: choose another one",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <navigationItem key="navigationItem" id="ni1">
            <barButtonItem key="rightBarButtonItem" title="Save" «style="plain"» id="bb1"/>
          </navigationItem>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
          <navigationItem key="navigationItem" id="ni1">
            <barButtonItem key="rightBarButtonItem" title="Save" style="done" id="bb1"/>
          </navigationItem>
        </viewController>
        """),
    ],
    check: .elements(["barButtonItem"]) { element, _, findings in
      guard let style = element.attribute("style"), style.value == "plain", let item = Object(element) else { return }
      findings.report(style, "\(item.reference) has the plain style")
    })
}
