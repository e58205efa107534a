import IBLayout
import IBModel

/// Rules that report a kind of problem of resolved scenes, with the problem's text.
extension Rule {
  static let constraintsWithoutAutoLayout = Rule(
    "constraints_without_auto_layout", .layout, .warning,
    check: .problems(of: "autoLayoutOff"))
}
