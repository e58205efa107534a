import IBModel
import IBProject
import IBSources
import IBXML

/// Rules about the custom class of one object.
extension Rule {
  static let bannedClass = Rule(
    id: "banned_class", group: .identity, severity: .warning, isOptIn: true, options: [names.description],
    summary: "object of a kind or class that is not allowed",
    reason: "The team has replaced or abandoned it.",
    repair: "Replace the object by one that is allowed",
    examples: [
      .bad(
        inLogin: """
          «<pickerView userLabel="Country" id="pv1"/>»
          """),
      .good(
        inLogin: """
          <button userLabel="Country" id="bt1"/>
          """),
    ],
    check: .document { document, findings in
      let banned = Set(findings[names])
      for object in document.objects {
        guard let name = [object.kind.text, object.customClass ?? ""].first(where: banned.contains) else { continue }
        findings.report(object.element, "\(object.reference) is a `\(name)`, which is not allowed")
      }
    })

  private static let names = RuleOption.texts(
    "names", ["pickerView"], "element names and classes that are not allowed", form: .elementOrClass)

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

  static let invalidClassName = Rule(
    id: "invalid_class_name", group: .identity, severity: .error,
    summary: "custom class with a name that no class can have",
    reason: "The app crashes or uses the standard class when it loads the scene.",
    repair: "Identity inspector › enter the class again",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" «customClass="LoginController.swift"» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .bad(
        """
        <viewController userLabel="Login" «customClass="Login Controller"» id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" customClass="LoginController" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .attributes([.customClass]) { attribute, _, findings in
      let name = attribute.value
      guard !name.allSatisfy(\.isWhitespace), name.first?.isWhitespace == false, name.last?.isWhitespace == false,
        !isClassName(name)
      else { return }
      findings.report(attribute, "`\(name)` is not the name of a class")
    })

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

  static let redundantCustomClass = Rule(
    id: "redundant_custom_class", group: .identity, severity: .info,
    summary: "custom class that the object has anyway",
    reason: "The object behaves the same without the entry, but readers look for a class of the app.",
    repair: "Identity inspector › Class › delete the entry",
    whenNotToUse: "Ignore it if your team enters the class everywhere to make it visible in the outline.",
    fix: .safe("Removes the custom class."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <label key="view" userLabel="Title" «customClass="UILabel"» id="lb1"/>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <label key="view" userLabel="Title" id="lb1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <label key="view" userLabel="Title" customClass="TitleLabel" id="lb1"/>
        </viewController>
        """),
    ],
    check: .attributes([.customClass]) { attribute, document, findings in
      guard attribute.element[.customModule] == nil, let object = Object(attribute.element),
        object.kind.className(on: document.platform) == attribute.value
      else { return }
      findings.report(
        attribute, "\(object.reference) is of the class `\(attribute.value)` even without a custom class",
        fix: .safe("Remove the custom class") { $0.setAttribute(.customClass, to: nil, on: attribute.element) })
    })
}

/// Whether a text is a name, or names joined by periods, as for a class inside another one.
private func isClassName(_ text: String) -> Bool {
  let names = text.split(separator: ".", omittingEmptySubsequences: false)
  return names.allSatisfy { String($0).isIdentifier } && names.last != "swift" && names.last != "self"
}
