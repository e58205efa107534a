import IBModel
import IBXML

extension Rule {
  static let traitVariations = Rule(
    id: "trait_variations", group: .variations, severity: .info, isOptIn: true,
    summary: "variation for some size classes",
    reason: "Variations are easy to miss on the canvas. Some teams adapt layouts in code only.",
    repair: "Attributes or Size inspector › remove the variation with the minus sign beside it",
    whenNotToUse: "Ignore it if your team designs for several size classes in Interface Builder.",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1">
            «<variation key="heightClass=compact" constant="8"/>»
          </constraint>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="20" id="cs1"/>
          """),
    ],
    check: .elements([.variation]) { element, _, findings in
      let variation = Variation(element: element)
      guard !variation.isDefault else { return }
      let subject = element.parent.flatMap { Object($0) }.map { "\($0.reference) varies" } ?? "an object varies"
      findings.report(element, "\(subject) for `\(variation.key)`")
    })
}
