import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let customClassWithoutModule = Rule(
    id: "custom_class_without_module", group: .identity, severity: .warning, isOptIn: true, uses: [.sources],
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
      .good(
        """
        <viewController id="vc1">
          <view key="view" customClass="BannerView" id="vw1"/>
        </viewController>
        """,
        files: ["BannerView.h": "@interface BannerView : UIView\n@end"]),
    ],
    check: .inspection { inspection, findings in
      let sources = inspection.project.sources
      inspection.document.tree.visitElements(having: .customClass) { element, attribute in
        guard element.attribute(.customModule) == nil, element.attribute(.customModuleProvider) == nil,
          let object = Object(element), object.category != .placeholder || object.id != "-1" && object.id != "-2",
          !attribute.value.isClassOfPlatform, sources?.mayBeInObjectiveC(attribute.value) != true
        else { return }
        findings.report(attribute, "the class `\(attribute.value)` of \(object.reference) has no module")
      }
    })
}

extension SourceIndex {
  /// Whether a class may be found by its name alone: no Swift code of the app declares it, or with an Objective-C name.
  fileprivate func mayBeInObjectiveC(_ name: String) -> Bool {
    let ownName = name.split(separator: ".").last.map(String.init) ?? name
    let declarations = classes(named: ownName)
    return declarations.isEmpty
      || declarations.contains { $0.type.language == .objectiveC || $0.type.objectiveCName == name }
  }
}

extension String {
  /// Whether the name begins with that of a framework of the platforms.
  fileprivate var isClassOfPlatform: Bool {
    ["UI", "NS", "MK", "WK", "SCN", "SK", "AV", "GLK", "AR", "MTK", "PDF", "QL"].contains { hasPrefix($0) }
  }
}
