import IBModel
import IBScene
import IBXML

extension Rule {
  static let constraintsWithoutAutoLayout = Rule(
    id: "constraints_without_auto_layout", group: .layout, severity: .warning,
    summary: "constraints in a document that does not use Auto Layout",
    reason: "Without Auto Layout, the constraints have no effect.",
    repair: "File inspector › select Use Auto Layout, or delete the constraints",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
          <objects>
            <view id="vw1">
              <constraints>
                <constraint firstAttribute="width" constant="320" id="cs1"/>
              </constraints>
            </view>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="vw1">
              <constraints>
                <constraint firstAttribute="width" constant="320" id="cs1"/>
              </constraints>
            </view>
          </objects>
        </document>
        """),
    ],
    check: .problems { problem, document, findings in
      if problem.kind == .autoLayoutOff { findings.report(problem, in: document) }
    })
}
