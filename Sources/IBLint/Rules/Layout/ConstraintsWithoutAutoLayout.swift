extension Rule {
  static let constraintsWithoutAutoLayout = Rule(
    "constraints_without_auto_layout", .layout, .warning,
    check: .problems(of: "autoLayoutOff"))
}
