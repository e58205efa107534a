import IBModel
import IBScene
import IBXML

extension Rule {
  static let unknownViewElement = Rule(
    id: "unknown_view_element", group: .layout, severity: .error,
    summary: "misspelled element among subviews",
    reason: "Xcode does not open the document, or the view and its subviews are missing from the app.",
    repair: "Open the file as source code and correct the name of the element",
    examples: [
      .bad(
        subviews: """
          «<lable userLabel="Title" id="lb1"/>»
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .problems { problem, document, findings in
      guard case .unknownView(let name) = problem.kind, let similar = similarView(to: name.text) else { return }
      findings.report(
        problem.place, "`\(name)` is not a known kind of view; the most similar one is `\(similar)`",
        object: problem.object)
    })

  /// A known kind of view with nearly the same name. Other unknown names may be kinds of new versions of Xcode.
  private static func similarView(to name: String) -> String? {
    let views = ElementKind.all.filter(\.isView).map(\.name.text)
    guard let nearest = EditDistance.nearest(to: name, among: views) else { return nil }
    return EditDistance.between(name, nearest) <= 2 ? nearest : nil
  }
}
