import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let unmatchedTreeView = Rule(
    "unmatched_tree_view", .templates, .info, isOptIn: true,
    check: .inspection { inspection, findings in
      let document = inspection.document
      for tree in inspection.alternateTrees {
        for view in tree.match.unmatched where !view.isAmbiguous {
          findings.report(view.view.element, "\(document.subject(view.view)) of `\(tree.property)`: \(view.reason)")
        }
      }
    })
}
