import IBModel
import IBXML

extension Rule {
  static let redundantCustomClass = Rule(
    "redundant_custom_class", .identity, .info, fix: .safe,
    check: .attributes([.customClass]) { attribute, document, findings in
      guard attribute.element[.customModule] == nil, let object = Object(attribute.element),
        object.kind.className(on: document.platform) == attribute.value
      else { return }
      findings.report(
        attribute, "\(object.reference) is of the class `\(attribute.value)` even without a custom class",
        fix: .safe("Remove the custom class") { $0.setAttribute(.customClass, to: nil, on: attribute.element) })
    })
}
