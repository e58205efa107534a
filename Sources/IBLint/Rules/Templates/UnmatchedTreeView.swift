import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let unmatchedTreeView = Rule(
    id: "unmatched_tree_view", group: .templates, severity: .info, isOptIn: true,
    summary: "view of an alternate view tree without a counterpart on the screen",
    reason: """
      When the app switches to the tree, views correspond by tag, actions, title, image, text or class. A view without a \
      counterpart has no effect, and nothing else says so.
      """,
    repair: "Attributes inspector › give the view and its counterpart the same tag, or delete the view",
    examples: [
      .bad(treesOfOneLabel(#"«<label text="Subtitle" tag="2" customClass="Caption" id="lb2"/>»"#)),
      .good(treesOfOneLabel(#"<label text="Title" id="lb2"/>"#)),
    ],
    check: .inspection { inspection, findings in
      let document = inspection.document
      for tree in inspection.alternateTrees {
        for view in tree.match.unmatched where !view.isAmbiguous {
          findings.report(view.view.element, "\(document.subject(view.view)) of `\(tree.property)`: \(view.reason)")
        }
      }
    })

  /// A controller that shows a label, and another view tree with other contents.
  static func treesOfOneLabel(_ contents: String, live: String = #"<label text="Title" id="lb1"/>"#) -> String {
    """
    <viewController userLabel="Card" id="vc1">
      <view key="view" userLabel="Page" id="vw1">
        <subviews>
          \(live)
        </subviews>
      </view>
      <connections>
        <outlet property="landscapeView" destination="vw2" id="ou1"/>
        <outlet property="portraitView" destination="vw1" id="ou2"/>
      </connections>
    </viewController>
    <view userLabel="Landscape" id="vw2">
      <subviews>
        \(contents)
      </subviews>
    </view>
    """
  }
}
