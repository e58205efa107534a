import IBAssets
import IBModel
import IBProject
import IBXML

/// Rules about the texts that users see.
extension Rule {
  static let hardcodedText = Rule(
    "hardcoded_text", .localization, .info, isOptIn: true, needs: [.strings],
    check: .inspection { inspection, findings in
      guard let path = inspection.project.documentPath, inspection.project.translations?.isEmpty == true,
        !path.contains(".lproj/") || path.contains("Base.lproj/")
      else { return }
      let texts = TranslatableText.all(in: inspection.document).filter(\.hasWord)
      guard let first = texts.first else { return }
      let rest = texts.count == 1 ? "" : " and \(texts.count - 1) more"
      findings.report(
        inspection.document.tree.root,
        "no strings file translates the text of \(first.object.reference)\(rest)",
        related: [Finding.Related(first.range, "the first text")])
    })

  static let placeholderText = Rule(
    "placeholder_text", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      let used = document.idsInUse()
      for element in document.tree.elements {
        for visible in VisibleText.all(of: element) where SampleText.contains(visible.text) {
          guard let object = visible.object, !used.contains(object.id), object.customClass == nil else { continue }
          findings.report(
            visible.range, "\(object.reference) shows a placeholder, and no outlet leads to it", object: object)
        }
      }
    })

  static let straightQuotes = Rule(
    "straight_quotes", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      findings.report(textsOf: document, "has a straight quotation mark or apostrophe") {
        $0.contains("\"") || $0.contains("'")
      }
    })

  static let textEdgeWhitespace = Rule(
    "text_edge_whitespace", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      findings.report(textsOf: document, "starts or ends with white space") { text in
        guard let first = text.first, let last = text.last else { return false }
        return first.isWhitespace || last.isWhitespace
      }
    })

  static let threeDotsEllipsis = Rule(
    "three_dots_ellipsis", .localization, .info, isOptIn: true,
    check: .document { document, findings in
      findings.report(textsOf: document, "has three periods instead of an ellipsis") { $0.containsBytes(of: "...") }
    })
}
