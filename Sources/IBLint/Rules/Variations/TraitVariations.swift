import IBModel
import IBXML

extension Rule {
  static let traitVariations = Rule(
    "trait_variations", .variations, .info, isOptIn: true,
    check: .elements([.variation]) { element, _, findings in
      let variation = Variation(element: element)
      guard !variation.isDefault else { return }
      let subject = element.parent.flatMap { Object($0) }.map { "\($0.reference) varies" } ?? "an object varies"
      findings.report(element, "\(subject) for `\(variation.key)`")
    })
}
