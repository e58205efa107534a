import IBLayout
import IBModel
import IBXML

/// Rules that report a kind of problem that resolving a scene finds, each as the problem says it.
extension Rule {
  static let constraintsWithoutAutoLayout = Rule(
    "constraints_without_auto_layout", .layout, .warning,
    check: .problems(of: "autoLayoutOff"))
}
