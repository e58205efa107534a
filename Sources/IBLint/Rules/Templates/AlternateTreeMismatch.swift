import IBModel
import IBTemplates

extension Rule {
  /// Views of alternate trees that match no view or several views of the screen.
  static let alternateTreeMismatch = Rule(
    "alternate_tree_mismatch", .templates,
    kinds: [Kind("ambiguous_tree_match", .info, isOptIn: true), Kind("unmatched_tree_view", .info, isOptIn: true)],
    check: .inspection { inspection, findings in
      for tree in inspection.alternateTrees {
        for view in tree.match.unmatched
        where findings.reports(view.isAmbiguous ? "ambiguous_tree_match" : "unmatched_tree_view") {
          let subject = inspection.document.subject(view.view)
          findings.report(view.view.element, "\(subject) of `\(tree.property)`: \(view.reason)")
        }
      }
    })
}
