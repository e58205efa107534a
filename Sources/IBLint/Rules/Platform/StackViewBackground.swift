import IBModel
import IBXML

extension Rule {
  static let stackViewBackground = Rule(
    id: "stack_view_background", group: .platform, severity: .info, isOptIn: true,
    aliases: ["stackview_backgroundcolor"],
    summary: "stack view with a background color",
    reason: "Before iOS 14, stack views did not draw their background.",
    repair: "Put the stack view into a view with the color",
    examples: [
      .bad(
        onLoginPage: """
          <stackView userLabel="Buttons" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
            «<color key="backgroundColor" systemColor="systemBackgroundColor"/>»
          </stackView>
          """),
      .good(
        onLoginPage: """
          <stackView userLabel="Buttons" id="st1">
            <subviews>
              <button userLabel="Save" id="bt1"/>
              <button userLabel="Cancel" id="bt2"/>
            </subviews>
          </stackView>
          """),
    ],
    check: .elements(["stackView"]) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element),
        let color = element.children.first(where: { $0[.key] == "backgroundColor" })
      else { return }
      findings.report(color, "\(view.reference) has a background color")
    })
}
