import IBModel
import IBXML

extension Rule {
  static let danglingVariationReference = Rule(
    "dangling_variation_reference", .variations, .error, fix: .safe,
    check: .elements([.include, .exclude]) { element, document, findings in
      guard element.parent?.variationKey != nil, let attribute = element.attribute(.reference),
        document.object(attribute.id) == nil
      else { return }
      let host = element.ancestors.lazy.compactMap { Object($0) }.first
      let subject = host.map { "a variation of \($0.reference)" } ?? "a variation"
      findings.report(
        attribute.valueRange, "\(subject) refers to `\(attribute.value)`, which is not in this document", object: host,
        fix: .safe("Remove the entry") { $0.remove(element) })
    })
}
