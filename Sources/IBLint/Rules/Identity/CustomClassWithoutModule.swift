import IBModel
import IBXML

extension Rule {
  static let customClassWithoutModule = Rule(
    id: "custom_class_without_module", group: .identity, severity: .warning, isOptIn: true,
    summary: "custom class without a module",
    reason: """
      The app does not find a Swift class without its module, and uses the standard class instead. Only \
      Objective-C classes and Swift classes with an Objective-C name need no module.
      """,
    repair: "Identity inspector › Module: choose the module, or select Inherit Module From Target",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «customClass="LoginController"» id="vc1">
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
      document.tree.visitElements(having: .customClass) { element, attribute in
        guard element.attribute(.customModule) == nil, element.attribute(.customModuleProvider) == nil,
          let object = Object(element), object.category != .placeholder || object.id != "-1" && object.id != "-2",
          !attribute.value.isClassOfPlatform
        else { return }
        findings.report(attribute, "the class `\(attribute.value)` of \(object.reference) has no module")
      }
    })
}

extension String {
  /// Whether the name begins with that of a framework of the platforms.
  fileprivate var isClassOfPlatform: Bool {
    ["UI", "NS", "MK", "WK", "SCN", "SK", "AV", "GLK", "AR", "MTK", "PDF", "QL"].contains { hasPrefix($0) }
  }
}
