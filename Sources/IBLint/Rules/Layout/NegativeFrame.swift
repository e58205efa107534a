import IBModel
import IBXML

extension Rule {
  static let negativeFrame = Rule(
    id: "negative_frame", group: .layout, severity: .warning,
    summary: "view whose frame has a negative size",
    reason: "The view is not shown where the document says, or not at all.",
    repair: "Size inspector › enter the width and height again",
    examples: [
      .bad(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <rect key="frame" x="20" y="20" «width="-100"» height="20"/>
          </label>
          """),
      .good(
        onLoginPage: """
          <label userLabel="Title" id="lb1">
            <rect key="frame" x="20" y="20" width="100" height="20"/>
          </label>
          """),
    ],
    check: .elements([.rect]) { element, _, findings in
      guard element[.key] == "frame" else { return }
      for name: Name in [.width, .height] {
        guard let attribute = element.attribute(name), let size = element.number(name).value, size < 0 else { continue }
        findings.report(attribute, "the \(name) of the frame is negative: \(attribute.value)")
      }
    })
}
