import IBModel
import IBXML

extension Rule {
  static let documentTypeMismatch = Rule(
    id: "document_type_mismatch", group: .document, severity: .error,
    summary: "document whose type does not fit its contents",
    reason: "Xcode does not open the document.",
    repair: """
      Open the file as source code and restore the `type` of the `document` element, or the list of scenes or \
      objects
      """,
    examples: [
      .bad(Example.storyboard(type: #"«type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"»"#)),
      .good(Example.storyboard()),
    ],
    check: .document { document, findings in
      let root = document.tree.root
      guard let type = root.attribute(.type) else { return }
      let isStoryboard = type.value.containsBytes(of: "Storyboard")
      if isStoryboard, root.child(.objects) != nil, root.child(.scenes) == nil {
        findings.report(type, "the type is that of a storyboard, but the document has objects without scenes")
      } else if !isStoryboard, root.child(.scenes) != nil {
        findings.report(type, "the type is that of a .xib, but the document has scenes")
      }
    })
}
