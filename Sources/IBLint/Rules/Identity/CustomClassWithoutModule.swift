import IBModel
import IBProject
import IBXML

extension Rule {
  static let customClassWithoutModule = Rule(
    "custom_class_without_module", .identity, .warning, isOptIn: true, inputs: [.optional(.sources)],
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
  /// Whether the name begins with the prefix of a system framework.
  fileprivate var isClassOfPlatform: Bool {
    ["UI", "NS", "MK", "WK", "SCN", "SK", "AV", "GLK", "AR", "MTK", "PDF", "QL"].contains { hasPrefix($0) }
  }
}
