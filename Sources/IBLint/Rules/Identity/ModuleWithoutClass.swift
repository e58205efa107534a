import IBModel
import IBXML

extension Rule {
  static let moduleWithoutClass = Rule(
    id: "module_without_class", group: .identity, severity: .warning,
    summary: "module without a custom class",
    reason: "The module has no effect. The class was probably lost in a merge or an edit.",
    repair: "Identity inspector › enter the class again, or clear the module",
    fix: .safe("Removes the module, which has no effect."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «customModule="App"» customModuleProvider="target" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
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
    check: .attributes([.customModule]) { attribute, _, findings in
      guard attribute.element.attribute(.customClass) == nil, let object = Object(attribute.element) else { return }
      findings.report(
        attribute, "\(object.reference) has the module `\(attribute.value)`, but no class",
        fix: .safe("Remove the module") { edit in
          edit.setAttribute(.customModule, to: nil, on: attribute.element)
          edit.setAttribute(.customModuleProvider, to: nil, on: attribute.element)
        })
    })
}
