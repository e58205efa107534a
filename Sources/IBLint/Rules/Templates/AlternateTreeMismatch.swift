import IBModel
import IBTemplates

extension Rule {
  /// Views of alternate trees that match no view or several views of the screen.
  static let alternateTreeMismatch = Rule(
    "alternate_tree_mismatch", .templates,
    kinds: [
      Kind(
        "ambiguous_tree_match", .info, isOptIn: true,
        check: .inspection { inspection, findings in
          let document = inspection.document
          for tree in inspection.alternateTrees {
            for view in tree.match.unmatched where view.isAmbiguous {
              findings.report(view.view.element, "\(document.subject(view.view)) of `\(tree.property)`: \(view.reason)")
            }
          }
        }),
      Kind(
        "unmatched_tree_view", .info, isOptIn: true,
        check: .inspection { inspection, findings in
          let document = inspection.document
          for tree in inspection.alternateTrees {
            for view in tree.match.unmatched where !view.isAmbiguous {
              findings.report(view.view.element, "\(document.subject(view.view)) of `\(tree.property)`: \(view.reason)")
            }
          }
        }),
    ])
}
