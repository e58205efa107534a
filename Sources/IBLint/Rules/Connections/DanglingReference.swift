import IBModel
import IBXML

extension Rule {
  static let danglingReference = Rule(
    "dangling_reference", .connections, .error, fix: .unsafe,
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
