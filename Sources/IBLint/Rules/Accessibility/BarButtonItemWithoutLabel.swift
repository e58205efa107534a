import IBModel
import IBProject
import IBXML

extension Rule {
  static let barButtonItemWithoutLabel = Rule(
    id: "bar_button_item_without_label", group: .accessibility, severity: .warning, uses: [.sources],
    summary: "bar button item with an image, but without a title or an accessibility label",
    reason: "VoiceOver reads the name of the image file, or only says that there is a button.",
    repair: "Identity inspector › Accessibility › Label: enter what the item does",
    whenNotToUse: "Suppress it if code sets the label, for example because it changes with the state.",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <navigationItem key="navigationItem" id="ni1">
            «<barButtonItem key="rightBarButtonItem" image="bin" userLabel="Delete" id="bb1"/>»
          </navigationItem>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <navigationItem key="navigationItem" id="ni1">
            <barButtonItem key="rightBarButtonItem" image="bin" title="Delete" id="bb1"/>
          </navigationItem>
        </viewController>
        """),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "barButtonItem") { element in
        guard let item = Object(element), item.customClass == nil, element.showsOwnImage, item.text?.isEmpty ?? true,
          !item.needsNoLabel, !inspection.objectCode.mayLabelOrTitle(item)
        else { return }
        findings.report(element, "\(item.reference) has an image, but neither a title nor an accessibility label")
      }
    })
}
