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
    check: .attributes([.fixedFrame]) { attribute, document, findings in
      guard attribute.value == "YES", document.usesAutoLayout, let view = Object(attribute.element), view.isView
      else { return }
      findings.report(attribute, "\(view.reference) has no constraints and keeps its frame on all screens")
    })
}
