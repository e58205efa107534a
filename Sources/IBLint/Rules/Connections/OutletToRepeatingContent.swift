import IBModel
import IBXML

extension Rule {
  static let outletToRepeatingContent = Rule(
    id: "outlet_to_repeating_content", group: .connections, severity: .error,
    summary: "outlet to an object in a prototype cell",
    reason: """
      There are as many copies of a prototype cell as the table shows, so the outlet cannot refer to one of \
      them. Xcode does not compile the document.
      """,
    repair: "Give the cell a class of its own, and connect the outlet to a property of that class",
    whenNotToUse: "Use it always: Xcode refuses to build such a document.",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1">
                <label key="contentView" userLabel="Name" id="lb1"/>
              </tableViewCell>
            </prototypes>
          </tableView>
          <connections>
            «<outlet property="nameLabel" destination="lb1" id="ou1"/>»
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="List" id="vc1">
          <tableView key="view" id="tv1">
            <prototypes>
              <tableViewCell reuseIdentifier="city" userLabel="City" id="ce1">
                <label key="contentView" userLabel="Name" id="lb1"/>
                <connections>
                  <outlet property="nameLabel" destination="lb1" id="ou1"/>
                </connections>
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .connections([.outlet, .outletCollection]) { outlet, document, findings in
      guard document.kind == .storyboard, document.platform.isUIKit,
        let destination = outlet.destination.flatMap(document.object), let prototype = destination.prototype,
        let source = outlet.source, source.prototype != prototype
      else { return }
      let part = destination == prototype ? "a prototype" : "part of the prototype \(prototype.reference)"
      findings.report(
        outlet.element.startTagRange,
        "outlet `\(outlet.label)` of \(source.reference) refers to \(destination.reference), which is \(part)",
        object: source, related: [Finding.Related(prototype.element, "the prototype")])
    })
}
