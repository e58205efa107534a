import IBModel
import IBXML

extension Rule {
  static let customClassName = Rule(
    id: "custom_class_name", group: .identity, severity: .warning, isOptIn: true, options: [endings.description],
    summary: "custom class whose name does not follow the pattern",
    reason: "Names that follow one pattern tell what an object is.",
    repair: "Rename the class in its source code and in the Identity inspector",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «customClass="LoginThing"» customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" customClass="LoginController" customModule="App" customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      let endings = findings[Self.endings]
      for controller in document.scenes.flatMap(\.objects) where controller.kind.isController {
        guard let attribute = controller.element.attribute(.customClass), !attribute.value.isEmpty,
          !endings.contains(where: { attribute.value.hasSuffix($0) })
        else { continue }
        findings.report(
          attribute,
          "the class `\(attribute.value)` of \(controller.reference) ends in none of `\(endings.joined(separator: "`, `"))`"
        )
      }
    })

  private static let endings = RuleOption.texts(
    "endings", ["Controller", "VC"], "what names of view controllers may end in")
}
