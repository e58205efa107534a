import IBLayout
import IBModel
import IBScene

extension Rule {
  static let smallTouchTarget = Rule(
    id: "small_touch_target", group: .accessibility, severity: .info, isOptIn: true, needsFrames: true,
    options: [RuleOption.minimumTarget.description],
    summary: "button that is too small to tap easily",
    reason: """
      People with less steady hands miss the button or tap the one beside it. Apple's guidelines ask for 44 × 44 \
      points.
      """,
    repair: "Size inspector › constrain width and height to at least 44, or enlarge the insets of the button",
    whenNotToUse: "Ignore it for buttons whose class enlarges the area that reacts to touches.",
    examples: [
      .bad(laidOut: button(side: 30, isMarked: true)),
      .good(laidOut: button(side: 44, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform == .iOS else { return }
      let minimum = findings[.minimumTarget]
      for view in inspection.layouts().flatMap(\.views) where view.view.reactsToTaps {
        let (width, height) = (view.frame.width, view.frame.height)
        guard width > 0, height > 0, min(width, height) < minimum else { continue }
        findings.report(
          view.view.element,
          "\(view.view.reference) is \(width.short) × \(height.short) points, less than \(minimum.short) × \(minimum.short)"
        )
      }
    })

  private static func button(side: Int, isMarked: Bool) -> String {
    let tag = #"<button buttonType="system" fixedFrame="YES" userLabel="Close" id="bt1">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="40" width="\(side)" height="\(side)"/>
        <state key="normal" title="Close"/>
      </button>
      """
  }
}

extension RuleOption<Double> {
  /// How wide and high what reacts to touches has to be.
  fileprivate static let minimumTarget = RuleOption.number(
    "minimum", TouchTarget.least, in: 1...200, "the least width and height in points")
}

/// What users can tap.
package enum TouchTarget {
  /// The least width and height in points. Source: Apple's Human Interface Guidelines.
  package static let least = 44.0
}

extension Object {
  /// Whether the view is a button that users can tap. Other controls of the system have the size the system gives them.
  public var reactsToTaps: Bool {
    ["button", "control"].contains(kind) && element["userInteractionEnabled"] != "NO"
  }
}
