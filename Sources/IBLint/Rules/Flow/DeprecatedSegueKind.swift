import IBModel

extension Rule {
  static let deprecatedSegueKind = Rule(
    "deprecated_segue_kind", .flow, .warning, fix: .unsafe,
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform.isUIKit, let kind = segue.element.attribute(.kind),
        let replacement = replacements[kind.value]
      else { return }
      findings.report(
        kind,
        """
        the segue from \(segue.sourceName) to \(segue.destinationName(in: document)) is of the deprecated kind \
        `\(kind.value)`, which `\(replacement)` replaces
        """, fix: .setting(.kind, of: segue.element, to: replacement, .unsafe))
    })
}

/// Deprecated kinds of segues and the kinds that replace them.
private let replacements = [
  "push": "show", "modal": "presentation", "replace": "showDetail", "popover": "popoverPresentation",
]
