import IBModel
import IBXML

extension Rule {
  static let customClassName = Rule(
    "custom_class_name", .identity, .warning, isOptIn: true, options: [endings.description],
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
