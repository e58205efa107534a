import IBModel
import IBScene
import IBXML

/// Rules that report a kind of problem that resolving a scene finds, each as the problem says it.
extension Rule {
  static let constraintPositionWithoutItem = Rule(
    "constraint_position_without_item", .layout, .error, aliases: ["position_without_second_item"],
    check: .problems(of: "positionWithoutItem"))

  static let constraintsWithoutAutoLayout = Rule(
    "constraints_without_auto_layout", .layout, .warning,
    check: .problems(of: "autoLayoutOff"))

  static let incompatibleConstraintAttributes = Rule(
    "incompatible_constraint_attributes", .layout, .error, aliases: ["incompatible_attributes"],
    check: .problems(of: "pairing"))

  static let negativeSize = Rule(
    "negative_size", .layout, .warning,
    check: .problems(of: "negativeSize"))

  static let priorityOutOfRange = Rule(
    "priority_out_of_range", .layout, .error,
    check: .problems(of: "priorityOutOfRange"))

  static let unknownConstraintRelation = Rule(
    "unknown_constraint_relation", .layout, .error,
    check: .problems(of: "unknownRelation"))

  static let viewWithoutID = Rule(
    "view_without_id", .layout, .warning,
    check: .problems(of: "viewWithoutID"))
}
