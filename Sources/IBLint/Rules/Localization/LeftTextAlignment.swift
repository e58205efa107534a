import IBModel
import IBXML

extension Rule {
  static let leftTextAlignment = Rule(
    "left_text_alignment", .localization, .info, isOptIn: true, fix: .unsafe,
    check: .attributes(["textAlignment"]) { attribute, _, findings in
      guard ["left", "right"].contains(attribute.value), let view = Object(attribute.element), view.isView
      else { return }
      findings.report(
        attribute.valueRange, "the text of \(view.reference) is aligned to the \(attribute.value) in all languages",
        object: view, fix: .setting("textAlignment", of: view.element, to: "natural", .unsafe))
    })
}
