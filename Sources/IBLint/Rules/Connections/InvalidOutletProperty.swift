import IBModel
import IBXML

extension Rule {
  static let invalidOutletProperty = Rule(
    "invalid_outlet_property", .connections, .error,
    check: .elements([.outlet, "outletCollection"]) { element, _, findings in
      guard let property = element.attribute(.property), !property.value.isIdentifier else { return }
      findings.report(property, "`\(property.value)` is not the name of a property")
    })
}
