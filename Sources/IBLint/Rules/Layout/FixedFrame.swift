import IBModel
import IBXML

extension Rule {
  static let fixedFrame = Rule(
    id: "fixed_frame", group: .layout, severity: .info, isOptIn: true,
    summary: "view without constraints in a document that uses Auto Layout",
    reason: "Xcode gives the view constraints for its frame on the canvas, so it does not adapt to other screens.",
    repair: "Add constraints that determine the position and size of the view",
    whenNotToUse: "Ignore it for documents that use autoresizing masks throughout.",
    examples: [
      .bad(
        subviews: """
          <label «fixedFrame="YES"» userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      for view in document.views {
        guard let attribute = view.element.attribute("fixedFrame"), attribute.value == "YES" else { continue }
        findings.report(attribute, "\(view.reference) has no constraints and keeps its frame on all screens")
      }
    })
}
