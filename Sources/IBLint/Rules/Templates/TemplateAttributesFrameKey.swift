import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesFrameKey = Rule(
    id: "template_attributes_frame_key", group: .templates, severity: .warning,
    summary: "frame, bounds or center in a list of template attributes",
    reason: """
      Auto Layout computes these, so the transferred value is overwritten in the next layout pass, or the view jumps.
      """,
    repair: "Attributes inspector of the view › remove the key path, and use constraints",
    examples: [
      .bad(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, frame"/>»
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
      .good(
        template: TemplateParts(
          parts: """
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """, target: "alpha")),
    ],
    check: .document { document, findings in
      for list in document.keyPathLists {
        let keys = list.pieces.filter(FrameKeys.all.contains)
        guard !keys.isEmpty, let owner = list.owner else { continue }
        findings.report(
          list.attribute.element,
          "\(owner.reference) lists \(keys.map { "`\($0)`" }.joined(separator: ", ")), which Auto Layout computes")
      }
    })
}

/// Key paths of views that Auto Layout computes.
enum FrameKeys {
  static let all: Set<String> = ["frame", "bounds", "center", "frame.origin", "frame.size"]
}
