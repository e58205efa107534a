import IBModel
import IBXML

extension Rule {
  static let malformedObjectId = Rule(
    id: "malformed_object_id", group: .document, severity: .info, isOptIn: true,
    summary: "id in a form that Interface Builder does not write",
    reason: "Such ids come from manual edits and tools. They work, but two tools may write the same ones.",
    repair: "Cut the object and paste it, which gives it a new id",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" «id="view-of-login"»/>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="aBc-d1-EfG">
          <view key="view" id="hIj-k2-LmN"/>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      for object in document.objects {
        guard let id = object.element.attribute(.id), !id.value.isUsualID else { continue }
        findings.report(id, "`\(id.value)` is not in the form of Interface Builder's ids")
      }
    })
}

extension String {
  /// Whether the text is like `aBc-d1-EfG`, or a number.
  fileprivate var isUsualID: Bool {
    let hyphens = utf8.enumerated().filter { $0.element == UInt8(ascii: "-") }.map(\.offset)
    return hyphens.isEmpty || hyphens == [3, 6] && utf8.count == 10 || Int(self) != nil
  }
}
