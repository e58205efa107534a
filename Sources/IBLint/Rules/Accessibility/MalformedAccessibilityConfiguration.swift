import IBModel
import IBXML

extension Rule {
  static let malformedAccessibilityConfiguration = Rule(
    id: "malformed_accessibility_configuration", group: .accessibility, severity: .warning, isOptIn: true,
    summary: "accessibility settings that contradict each other",
    reason:
      "VoiceOver reads only accessibility elements, and it uses only one of two settings that exclude each other.",
    repair: "Identity inspector › Accessibility: switch on Enabled, or clear the texts",
    examples: [
      .bad(page(settings: #"«label="Total price"»"#, isElement: "NO")),
      .good(page(settings: #"label="Total price""#, isElement: "YES")),
      .good(page(settings: #"identifier="total""#, isElement: "NO")),
    ],
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

  private static func page(settings: String, isElement: String) -> String {
    """
    <viewController userLabel="Cart" id="vc1">
      <view key="view" userLabel="Page" id="vw1">
        <subviews>
          <label text="9" userLabel="Total" id="lb1">
            <accessibility key="accessibilityConfiguration" \(settings)>
              <bool key="isElement" value="\(isElement)"/>
            </accessibility>
          </label>
        </subviews>
      </view>
    </viewController>
    """
  }
}
