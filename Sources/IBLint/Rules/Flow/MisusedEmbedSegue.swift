import IBModel
import IBXML

extension Rule {
  static let misusedEmbedSegue = Rule(
    "misused_embed_segue", .flow, .error,
    check: .connections([.segue]) { segue, document, findings in
      guard document.platform.isUIKit, !segue.isNested, let source = segue.source,
        let kind = segue.element[.kind]
      else { return }
      let isContainer = source.kind == "containerView"
      if kind == "embed", !isContainer {
        findings.report(segue.element, "\(source.reference) is not a container view and cannot embed a view controller")
      } else if isContainer, kind != "embed", knownKinds.contains(kind) {
        findings.report(segue.element, "the segue of the container view \(source.reference) is of the kind `\(kind)`")
      }
    })
}

/// Kinds of segues that show a view controller. Kinds that are unknown are another mistake.
private let knownKinds: Set<String> = [
  "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover", "replace", "custom",
  "unwind",
]
