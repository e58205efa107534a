import IBModel
import IBXML

extension Rule {
  static let invalidOutletProperty = Rule(
    id: "invalid_outlet_property", group: .connections, severity: .error,
    summary: "outlet with a property name that no class can have",
    reason: "The app crashes when it loads the scene.",
    repair: "Connections inspector › remove the outlet and connect it again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet «property="titleLabel "» destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="titleLabel" destination="vw1" id="ou1"/>
          </connections>
        </viewController>
        """),
    ],
    check: .elements([.outlet, "outletCollection"]) { element, _, findings in
      guard let property = element.attribute(.property), !property.value.isIdentifier else { return }
      findings.report(property, "`\(property.value)` is not the name of a property")
    })
}
