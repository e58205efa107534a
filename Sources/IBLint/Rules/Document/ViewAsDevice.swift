import IBModel
import IBXML

extension Rule {
  static let viewAsDevice = Rule(
    id: "view_as_device", group: .document, severity: .info, isOptIn: true, options: [device.description],
    summary: "document that is shown on another device than the configured one",
    reason: """
      Two people who look at a document on different devices change its frames in turn, which adds noise to \
      reviews.
      """,
    repair: "Choose the device at the bottom of the canvas, and save the document",
    examples: [
      .bad(Example.storyboard(head: #"<device «id="retina4_7"» orientation="portrait" appearance="light"/>"#)),
      .bad(Example.storyboard(isMarked: true)),
      .good(Example.storyboard(head: #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#)),
    ],
    check: .elements([.document]) { root, document, findings in
      guard document.platform == .iOS else { return }
      let expected = findings[device]
      guard let id = root.child(.device)?.attribute(.id) else {
        return findings.report(root, "the document names no device instead of `\(expected)`")
      }
      // Releases of Xcode differ in capital letters.
      guard id.value.lowercased() != expected.lowercased() else { return }
      findings.report(id, "the document is shown on `\(id.value)` instead of `\(expected)`")
    })

  private static let device = RuleOption.text(
    "device", "retina6_12", "the id of the device, as in the document", form: .canvasDevice)
}
