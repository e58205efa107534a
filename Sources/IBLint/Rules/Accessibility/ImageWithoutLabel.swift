import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageWithoutLabel = Rule(
    id: "image_without_label", group: .accessibility, severity: .warning, isOptIn: true, uses: [.sources],
    summary: "image view that VoiceOver stops at, but without an accessibility label",
    reason: "VoiceOver reads the name of the image file, or only says that there is an image.",
    repair: "Identity inspector › Accessibility › Label: enter what the image shows, or switch off Enabled",
    whenNotToUse: "Suppress it for decorative images, and switch off Accessibility › Enabled for them.",
    examples: [
      .bad(
        subviews: """
          «<imageView image="map" userLabel="Map" id="iv1">»
            <accessibility key="accessibilityConfiguration">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </imageView>
          """),
      .good(
        subviews: """
          <imageView image="map" userLabel="Map" id="iv1">
            <accessibility key="accessibilityConfiguration" label="Map of the city">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </imageView>
          """),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "imageView") { element in
        guard let view = Object(element), view.isAccessibilityElement == true, !view.needsNoLabel,
          !inspection.objectCode.mayLabel(view)
        else { return }
        findings.report(element, "\(view.reference) is an accessibility element, but has no accessibility label")
      }
    })
}
