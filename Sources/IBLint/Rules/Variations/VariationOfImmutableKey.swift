import IBModel
import IBXML

extension Rule {
  static let variationOfImmutableKey = Rule(
    id: "variation_of_immutable_key", group: .variations, severity: .error, isOptIn: true,
    summary: "variation of something that is the same for all size classes",
    reason:
      "The app ignores the value or does not load the object: a class, an id or an item is fixed when it is made.",
    repair: "Open the file as source code and remove the attribute; use two objects that are installed in turn",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1">
            <variation key="heightClass=compact" «secondAttribute="bottom"»/>
          </constraint>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1">
            <variation key="heightClass=compact" constant="8"/>
          </constraint>
          """),
    ],
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
