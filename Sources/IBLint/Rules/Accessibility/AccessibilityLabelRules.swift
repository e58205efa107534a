import IBModel
import IBProject

extension Rule {
  static let barButtonItemWithoutLabel = Rule(
    "bar_button_item_without_label", .accessibility, .warning, uses: [.sources],
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
    "empty_label", .accessibility, .warning, uses: [.sources], fix: .unsafe,
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
    "image_without_label", .accessibility, .warning, isOptIn: true, uses: [.sources],
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
    "placeholder_as_label", .accessibility, .warning, isOptIn: true, uses: [.sources],
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
    "trait_word_in_label", .accessibility, .info, isOptIn: true,
    check: .elements(["accessibility"]) { element, _, findings in
      guard let label = element.attribute("label"), let object = element.owner, let word = traitWords[object.kind.name],
        label.value.lowercased().split(whereSeparator: { !$0.isLetter }).contains(Substring(word))
      else { return }
      findings.report(
        label.valueRange, "the accessibility label of \(object.reference) contains the word \"\(word)\"", object: object
      )
    })

  /// The words that VoiceOver says after the label of a view.
  private static let traitWords: [Name: String] = [
    "button": "button", "barButtonItem": "button", "imageView": "image", "switch": "switch", "searchBar": "search",
  ]
}
