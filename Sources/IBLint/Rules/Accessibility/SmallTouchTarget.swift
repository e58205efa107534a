import IBLayout
import IBModel
import IBXML

extension Rule {
  static let smallTouchTarget = Rule(
    "small_touch_target", .accessibility, .info, isOptIn: true, inputs: [.frames],
    options: [RuleOption.minimumTarget.description],
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
}

extension RuleOption<Double> {
  fileprivate static let minimumTarget = RuleOption.number(
    "minimum", TouchTarget.least, in: 1...200, "the least width and height in points")
}

/// The size of touch targets.
package enum TouchTarget {
  /// The least width and height in points. Source: Apple's Human Interface Guidelines.
  package static let least = 44.0
}

extension Object {
  /// Whether the view is a button that users can tap. Other controls of the system have a fixed size.
  public var reactsToTaps: Bool {
    ["button", "control"].contains(kind) && element["userInteractionEnabled"] != "NO"
  }
}
