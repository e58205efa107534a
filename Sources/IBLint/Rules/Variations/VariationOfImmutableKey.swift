import IBModel
import IBXML

extension Rule {
  static let variationOfImmutableKey = Rule(
    "variation_of_immutable_key", .variations, .error, isOptIn: true,
    check: .elements([.variation]) { element, document, findings in
      for attribute in element.attributes where immutableNames.contains(attribute.name) {
        let subject = element.parent.flatMap { Object($0) }.map(document.subject) ?? "an object"
        findings.report(attribute, "`\(attribute.name)` of \(subject) cannot vary")
      }
    })
}

/// What identifies an object or decides how it is made. NSLayoutConstraint has no setter for items, attributes,
/// relation and multiplier.
private let immutableNames: Set<Name> = [
  .id, .customClass, .customModule, .customModuleProvider, .userLabel, .sceneMemberID, "storyboardIdentifier",
  "reuseIdentifier", .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .multiplier,
]
