import IBModel
import IBXML

extension Rule {
  static let orphanObject = Rule(
    id: "orphan_object", group: .hygiene, severity: .warning, isOptIn: true,
    summary: "object that nothing refers to",
    reason: "The object is made with the scene and never used.",
    repair: "Delete the object, or connect it",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1"/>
        «<view userLabel="Card" id="vw9"/>»
        """),
      .good(
        """
        <viewController userLabel="Login" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <connections>
            <outlet property="card" destination="vw9" id="ou1"/>
          </connections>
        </viewController>
        <view userLabel="Card" id="vw9"/>
        """),
    ],
    check: .document { document, findings in
      for object in document.orphanObjects {
        findings.report(object.element, "nothing refers to \(object.reference)")
      }
    })
}
