import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let ambiguousTreeMatch = Rule(
    id: "ambiguous_tree_match", group: .templates, severity: .info, isOptIn: true,
    summary: "view of an alternate view tree for which several views of the screen are possible",
    reason: """
      Only the class of the view is left to find its counterpart, and several views have that class. The view has no \
      effect when the app switches to the tree.
      """,
    repair: "Attributes inspector › give the view and its counterpart the same tag",
    examples: [
      .bad(
        treesOfOneLabel(
          #"«<label text="Subtitle" id="lb2"/>»"#,
          live: #"<label text="Title" id="lb1"/><label text="Author" id="lb3"/>"#)),
      .good(
        treesOfOneLabel(
          #"<label text="Subtitle" tag="3" id="lb2"/>"#,
          live: #"<label text="Title" id="lb1"/><label text="Author" tag="3" id="lb3"/>"#)),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      for tree in inspection.alternateTrees {
        for view in tree.match.unmatched where view.isAmbiguous {
          findings.report(view.view.element, "\(document.subject(view.view)) of `\(tree.property)`: \(view.reason)")
        }
      }
    })
}
