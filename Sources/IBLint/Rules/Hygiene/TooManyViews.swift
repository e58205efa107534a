import IBModel
import IBXML

extension Rule {
  static let tooManyViews = Rule(
    id: "too_many_views", group: .hygiene, severity: .info, isOptIn: true, options: [mostViews.description],
    summary: "scene with too many views",
    reason: "Such scenes take long to load and to lay out, and every change of them is hard to review and to merge.",
    repair: "Move parts of the scene into scenes or documents of their own",
    whenNotToUse: "Ignore it for documents that one person edits; raise `maximum` for large forms.",
    examples: [
      .bad("«<viewController id=\"vc1\">»\n" + rows(mostViews.standard) + "\n</viewController>"),
      .good("<viewController id=\"vc1\">\n" + rows(mostViews.standard - 1) + "\n</viewController>"),
    ],
    check: .document { document, findings in
      for list in document.objectLists {
        let views = list.subtree.count { $0.kind.isView && $0.attribute(.id) != nil }
        guard views > findings[mostViews], let object = list.children.lazy.compactMap({ Object($0) }).first else {
          continue
        }
        let controller = object.scene?.controller ?? object
        findings.report(controller.element, "the scene of \(controller.reference) has \(views) views")
      }
    })

  private static let mostViews = RuleOption.integer("maximum", 150, in: 1...10_000, "views of a scene")

  /// The view of a controller with some labels.
  private static func rows(_ count: Int) -> String {
    let labels = (1...count).map { "      <label id=\"lb\($0)\"/>" }
    return (["  <view key=\"view\" id=\"vw1\">", "    <subviews>"] + labels + ["    </subviews>", "  </view>"])
      .joined(separator: "\n")
  }
}
