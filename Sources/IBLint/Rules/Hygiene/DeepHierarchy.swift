import IBModel
import IBXML

extension Rule {
  static let deepHierarchy = Rule(
    id: "deep_hierarchy", group: .hygiene, severity: .info, isOptIn: true, options: [deepest.description],
    summary: "view inside too many other views",
    reason: "Deep hierarchies take long to lay out and are hard to follow in the outline.",
    repair: "Remove views that only contain one other view, or move a part into a document of its own",
    whenNotToUse: "Ignore it for generated documents; raise `maximum` where nesting is the design.",
    examples: [
      .bad(nestedViews(14, mark: 13)),
      .good(nestedViews(13)),
    ],
    check: .document { document, findings in
      var depths: [Object: Int] = [:]
      let most = findings[deepest]
      for view in document.views {
        let depth = (view.owner.flatMap { depths[$0] } ?? 0) + 1
        depths[view] = depth
        guard depth == most + 2 else { continue }
        findings.report(view.element, "\(view.reference) is inside \(most + 1) other views")
      }
    })

  private static let deepest = RuleOption.integer(
    "maximum", 12, in: 1...200, "views that may be around a view")

  /// A page with views inside each other; `mark` is the number of views around the marked one.
  private static func nestedViews(_ count: Int, mark: Int? = nil) -> String {
    var lines: [String] = []
    for level in 0..<count {
      let key = level == 0 ? #"key="view" "# : ""
      let isLast = level == count - 1
      let tag = "<view \(key)id=\"vw\(level + 1)\"\(isLast ? "/" : "")>"
      let indent = String(repeating: "  ", count: 1 + 2 * level)
      lines.append(indent + (mark == level ? "«\(tag)»" : tag))
      if !isLast { lines.append(indent + "  <subviews>") }
    }
    for level in (0..<count - 1).reversed() {
      let indent = String(repeating: "  ", count: 1 + 2 * level)
      lines += [indent + "  </subviews>", indent + "</view>"]
    }
    return (["<viewController id=\"vc1\">"] + lines + ["</viewController>"]).joined(separator: "\n")
  }
}
