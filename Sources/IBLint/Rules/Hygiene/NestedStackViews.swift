import IBModel
import IBXML

extension Rule {
  static let nestedStackViews = Rule(
    id: "nested_stack_views", group: .hygiene, severity: .info, isOptIn: true, options: [maximum.description],
    summary: "stack views inside each other",
    reason: "Deep stacks take long to lay out, and it is hard to see which of them decides a distance.",
    repair: "Merge the stack views, or use constraints",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <stackView userLabel="A" id="st1">
                <subviews>
                  <stackView userLabel="B" id="st2">
                    <subviews>
                      <stackView userLabel="C" id="st3">
                        <subviews>
                          «<stackView userLabel="D" id="st4">»
                            <subviews>
                              <label userLabel="Title" id="lb1"/>
                              <label userLabel="Hint" id="lb2"/>
                            </subviews>
                          </stackView>
                          <label id="lb3"/>
                        </subviews>
                      </stackView>
                      <label id="lb4"/>
                    </subviews>
                  </stackView>
                  <label id="lb5"/>
                </subviews>
              </stackView>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <stackView userLabel="A" id="st1">
                <subviews>
                  <label userLabel="Title" id="lb1"/>
                  <label userLabel="Hint" id="lb2"/>
                </subviews>
              </stackView>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .elements(["stackView"]) { element, _, findings in
      guard let view = Object(element), element.ancestors.count(where: { $0.name == "stackView" }) == findings[maximum]
      else { return }
      findings.report(element, "\(view.reference) is inside \(findings[maximum]) other stack views")
    })

  private static let maximum = RuleOption.integer("maximum", 3, in: 1...50, "stack views around a stack view")
}
