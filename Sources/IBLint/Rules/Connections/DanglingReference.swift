import IBModel
import IBXML

extension Rule {
  static let danglingReference = Rule(
    id: "dangling_reference", group: .connections, severity: .error,
    summary: "reference to an object that is not in the document",
    reason: """
      Xcode ignores the reference or does not open the document: a popover, a binding, a cell or a list lacks an \
      object.
      """,
    repair: "Choose the object again in Xcode, or remove the attribute in the source code",
    fix: .unsafe("Removes the reference. If it was meant for another object, choose that in Xcode instead."),
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                <tableViewCellContentView key="contentView" «tableViewCell="tc9"» id="cv1"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """,
        fixed: """
          <viewController userLabel="Login" id="vc1">
            <tableView key="view" userLabel="Rows" id="tv1">
              <prototypes>
                <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                  <tableViewCellContentView key="contentView" id="cv1"/>
                </tableViewCell>
              </prototypes>
            </tableView>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <tableView key="view" userLabel="Rows" id="tv1">
            <prototypes>
              <tableViewCell userLabel="Row" reuseIdentifier="row" id="tc1">
                <tableViewCellContentView key="contentView" tableViewCell="tc1" id="cv1"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      // Most references are of other rules; looking up their ids takes longer than asking what they are.
      for reference in document.references where !reference.isOfOtherRules && !document.has(reference) {
        let attribute = reference.attribute
        let holder = reference.holder?.reference ?? "the document"
        let place = Object(attribute.element) == reference.holder ? "" : "the `\(attribute.element.name.text)` in "
        findings.report(
          attribute,
          """
          `\(attribute.name.text)` of \(place)\(holder) refers to `\(reference.id)`, which is not in this document
          """, fix: .setting(attribute.name, of: attribute.element, to: nil, .unsafe),
          cause: .missingObject(reference.id))
      }
    })
}

extension Document {
  /// Whether the object exists that a reference means.
  fileprivate func has(_ reference: Reference) -> Bool {
    object(reference.id) != nil || ReservedIdentifier.all.contains(reference.id)
  }
}

extension Reference {
  /// Whether another rule reports the reference if it is dangling.
  fileprivate var isOfOtherRules: Bool {
    switch kind {
    case .constraintItem, .initialController, .installation: true
    case .connection: element.name != .binding && element.name != .accessibilityConnection
    case .member: element.parent?.name == "inferredMetricsTieBreakers"
    case .part: false
    }
  }
}
