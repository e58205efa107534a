import IBModel
import IBXML

extension Rule {
  static let constraintToVisualEffectView = Rule(
    id: "constraint_to_visual_effect_view", group: .layout, severity: .warning,
    summary: "subview directly in a visual effect view",
    reason: "The system shows the view without the effect, or raises an exception when code adds more.",
    repair: "Move the view into the content view of the visual effect view",
    examples: [
      .bad(
        onLoginPage: """
          <visualEffectView userLabel="Blur" id="ve1">
            <subviews>
              «<label userLabel="Title" id="lb1"/>»
            </subviews>
            <blurEffect style="regular"/>
          </visualEffectView>
          """),
      .good(
        onLoginPage: """
          <visualEffectView userLabel="Blur" id="ve1">
            <view key="contentView" id="cv1">
              <subviews>
                <label userLabel="Title" id="lb1"/>
              </subviews>
            </view>
            <blurEffect style="regular"/>
          </visualEffectView>
          """),
    ],
    check: .elements(["visualEffectView"]) { element, document, findings in
      guard document.platform.isUIKit, let effect = Object(element) else { return }
      for child in element.child(.subviews)?.children.compactMap({ Object($0) }) ?? [] {
        findings.report(child.element, "\(child.reference) is directly in \(effect.reference), not in its content view")
      }
    })
}
