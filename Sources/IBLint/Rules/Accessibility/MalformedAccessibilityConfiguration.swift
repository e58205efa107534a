import IBModel
import IBXML

extension Rule {
  static let malformedAccessibilityConfiguration = Rule(
    "malformed_accessibility_configuration", .accessibility, .warning, isOptIn: true,
    check: .elements(["accessibility"]) { element, document, findings in
      guard document.platform.isUIKit, let view = element.parent.flatMap({ Object($0) }) else { return }
      if element.child(withKey: "isElement")?[.value] == "NO",
        let text = [Name("label"), "hint"].lazy.compactMap({ element.attribute($0) }).first(where: { !$0.value.isEmpty }
        )
      {
        findings.report(
          text, "\(view.reference) has an accessibility \(text.name), but is not an accessibility element")
      }
      if let traits = element.child("accessibilityTraits"), let none = traits.attribute("none"), none.value == "YES",
        let other = traits.attributes.first(where: { $0.name != none.name && $0.value == "YES" })
      {
        findings.report(other, "\(view.reference) has the trait `\(other.name)` together with `none`")
      }
    })
}
