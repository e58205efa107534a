import IBModel
import IBProject
import IBSources
import IBXML

extension Rule {
  static let customClassKindMismatch = Rule(
    id: "custom_class_kind_mismatch", group: .identity, severity: .error, isOptIn: true, needs: [.sources],
    summary: "custom class that does not inherit from the class of the object",
    reason: "The app crashes when it loads the object, or ignores the object's attributes.",
    repair: "Identity inspector › Class › choose a subclass, or add another object from the library",
    examples: [
      .bad(
        subviews: """
          <label «customClass="RoundButton"» customModule="Shop" customModuleProvider="target" id="lb1"/>
          """,
        files: ["RoundButton.swift": "class RoundButton: UIButton {}"]),
      .good(
        subviews: """
          <button customClass="RoundButton" customModule="Shop" customModuleProvider="target" id="bt1"/>
          """,
        files: ["RoundButton.swift": "class RoundButton: UIButton {}"]),
    ],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources else { return }
      let document = inspection.document
      for object in document.objects where !object.isStandIn {
        guard let source = object.sourceClass, let attribute = object.element.attribute(.customClass),
          let standard = object.kind.className(on: document.platform), PlatformClass(named: standard) != nil,
          let isInstance = object.isInstance(of: standard, on: document.platform, in: sources), !isInstance
        else { continue }
        findings.report(
          attribute, "`\(source.name)` does not inherit from `\(standard)`, the class of \(object.reference)")
      }
    })
}
