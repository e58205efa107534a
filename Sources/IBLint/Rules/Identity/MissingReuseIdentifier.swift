import IBModel
import IBXML

extension Rule {
  static let missingReuseIdentifier = Rule(
    "missing_reuse_identifier", .identity, .warning,
    check: .elements(ElementKind.reusable.map(\.name)) { element, document, findings in
      guard document.platform.isUIKit, element.isPrototype, element["reuseIdentifier"]?.isEmpty ?? true,
        let cell = Object(element)
      else { return }
      findings.report(element, "the prototype \(cell.reference) has no reuse identifier")
    })
}
