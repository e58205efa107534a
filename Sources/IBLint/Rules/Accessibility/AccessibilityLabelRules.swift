import IBModel
import IBProject
import IBXML

/// Rules about what VoiceOver reads.
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

  static let emptyLabel = Rule(
    id: "empty_label", group: .accessibility, severity: .warning, uses: [.sources],
    summary: "empty accessibility label",
    reason: "VoiceOver reads nothing for the object, although users can reach it.",
    repair: "Identity inspector › Accessibility › Label: enter a label, or switch off Enabled to skip the object",
    whenNotToUse: "Suppress it if code sets the label before the view is shown.",
    fix: .unsafe("Removes the label. VoiceOver may read the title of the view instead."),
    examples: [
      .bad(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="«»"/>
          </button>
          """,
        fixedSubviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration"/>
          </button>
          """),
      .good(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="Delete"/>
          </button>
          """),
    ],
    check: .inspection { inspection, findings in
      inspection.document.tree.visitElements(named: "accessibility") { element in
        guard let label = element.attribute("label"), label.value.allSatisfy(\.isWhitespace),
          let object = element.owner, object.isAccessibilityElement != false, !inspection.objectCode.mayLabel(object)
        else { return }
        findings.report(
          label.valueRange, "the accessibility label of \(object.reference) is empty", object: object,
          fix: .setting("label", of: element, to: nil, .unsafe))
      }
    })

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

  static let placeholderAsLabel = Rule(
    id: "placeholder_as_label", group: .accessibility, severity: .warning, isOptIn: true, uses: [.sources],
    summary: "text field whose only name is its placeholder",
    reason:
      "The placeholder disappears when the field has text. VoiceOver then reads the text, but not what it is for.",
    repair: "Identity inspector › Accessibility › Label: enter what the text is for",
    whenNotToUse: "Suppress it if code sets the label, or a visible label is read before the field.",
    examples: [
      .bad(
        subviews: """
          «<textField placeholder="Name" id="tf1"/>»
          """),
      .good(
        subviews: """
          <textField placeholder="Name" id="tf1">
            <accessibility key="accessibilityConfiguration" label="Name"/>
          </textField>
          """),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "textField") { element in
        guard let field = Object(element), let placeholder = element[.placeholder], !placeholder.isEmpty,
          !field.needsNoLabel, !inspection.objectCode.mayLabel(field)
        else { return }
        findings.report(element, "\(field.reference) has a placeholder, but no accessibility label")
      }
    })

  static let traitWordInLabel = Rule(
    id: "trait_word_in_label", group: .accessibility, severity: .info, isOptIn: true,
    summary: "accessibility label that says what kind of view it is",
    reason: "VoiceOver adds the kind itself, so users hear it twice: \"Delete button, button\".",
    repair: "Identity inspector › Accessibility › Label: remove the word",
    whenNotToUse: "Suppress it for labels that are about the word, such as \"Button size\".",
    examples: [
      .bad(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="«Delete button»"/>
          </button>
          """),
      .good(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="Delete"/>
          </button>
          """),
    ],
    check: .elements(["accessibility"]) { element, _, findings in
      guard let label = element.attribute("label"), let object = element.owner, let word = traitWords[object.kind.name],
        label.value.lowercased().split(whereSeparator: { !$0.isLetter }).contains(Substring(word))
      else { return }
      findings.report(
        label.valueRange, "the accessibility label of \(object.reference) contains the word \"\(word)\"", object: object
      )
    })

  /// What VoiceOver says after the label of a view.
  private static let traitWords: [Name: String] = [
    "button": "button", "barButtonItem": "button", "imageView": "image", "switch": "switch", "searchBar": "search",
  ]
}
