import IBModel
import IBXML

extension Rule {
  static let defaultAttribute = Rule(
    "default_attribute", .hygiene, .info, isOptIn: true, fix: .safe,
    check: .attributes(Array(defaults.keys)) { attribute, _, findings in
      let name = attribute.name
      guard attribute.element.name != .variation, defaults[name]?.contains(attribute.value) == true,
        !attribute.element.children(.variation).contains(where: { $0.attribute(name) != nil })
      else { return }
      findings.report(
        attribute, "`\(attribute.value)` is what `\(name)` is without being written",
        fix: .setting(name, of: attribute.element, to: nil, .safe))
    })

  /// What attributes are without being written: the values that none of 4,008 documents states, though many state
  /// others.
  private static let defaults: [Name: Set<String>] = [
    "hidden": ["NO"], "clipsSubviews": ["NO"], "multipleTouchEnabled": ["NO"],
    "userInteractionEnabled": ["YES"],
    "translatesAutoresizingMaskIntoConstraints": ["YES"], "opaque": ["YES"], .fixedFrame: ["NO"],
    "ambiguous": ["NO"], "misplaced": ["NO"], .relation: ["equal"], .constant: ["0", "0.0"],
    .priority: ["1000"], .symbolic: ["NO"], "tag": ["0"],
  ]
}
