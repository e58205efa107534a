import IBModel
import IBScene
import IBXML

/// Rules that report a kind of problem that resolving a scene finds, each as the problem says it.
extension Rule {
  static let constraintPositionWithoutItem = Rule(
    id: "constraint_position_without_item", group: .layout, severity: .error, aliases: ["position_without_second_item"],
    summary: "constraint that sets a position to a constant",
    reason: """
      A position is always relative to a second item. Without one, or with a multiplier of 0, the constraint raises an \
      exception when the scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="«leading»" constant="20" id="cs1"/>
          """),
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" multiplier="«0»" constant="20" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="cs1"/>
          """),
    ],
    check: .problems(of: "positionWithoutItem"))

  static let constraintsWithoutAutoLayout = Rule(
    id: "constraints_without_auto_layout", group: .layout, severity: .warning,
    summary: "constraints in a document that does not use Auto Layout",
    reason: "Without Auto Layout, the constraints have no effect.",
    repair: "File inspector › select Use Auto Layout, or delete the constraints",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">»
          <objects>
            <view id="vw1">
              <constraints>
                <constraint firstAttribute="width" constant="320" id="cs1"/>
              </constraints>
            </view>
          </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="vw1">
              <constraints>
                <constraint firstAttribute="width" constant="320" id="cs1"/>
              </constraints>
            </view>
          </objects>
        </document>
        """),
    ],
    check: .problems(of: "autoLayoutOff"))

  static let incompatibleConstraintAttributes = Rule(
    id: "incompatible_constraint_attributes", group: .layout, severity: .error, aliases: ["incompatible_attributes"],
    summary: "constraint between attributes that cannot be compared",
    reason: """
      Sizes can be compared only with sizes, and positions only with positions on the same axis. Other pairs \
      raise an exception when the scene is loaded.
      """,
    repair: "Size inspector › delete the constraint, then add it again",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="«top»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="cs1"/>
          """),
    ],
    check: .problems(of: "pairing"))

  static let negativeSize = Rule(
    id: "negative_size", group: .layout, severity: .warning,
    summary: "constraint that requires a negative width or height",
    reason: "Views cannot have a negative size, so the system breaks the constraint at run time.",
    repair: "Size inspector › enter a constant that is not negative",
    whenNotToUse: "Suppress it if code replaces the constant before the view is laid out.",
    examples: [
      .bad(
        constraints: """
          <constraint firstAttribute="width" constant="«-320»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstAttribute="width" constant="320" id="cs1"/>
          """),
    ],
    check: .problems(of: "negativeSize"))

  static let priorityOutOfRange = Rule(
    id: "priority_out_of_range", group: .layout, severity: .error,
    summary: "priority that is not from 1 to 1000",
    reason: "Setting such a priority raises an exception when the scene is loaded.",
    repair: "Size inspector › enter a priority from 1 to 1000",
    examples: [
      .bad(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="«1900»" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" priority="900" id="cs1"/>
          """),
    ],
    check: .problems(of: "priorityOutOfRange"))

  static let unknownConstraintRelation = Rule(
    id: "unknown_constraint_relation", group: .layout, severity: .error,
    summary: "constraint with an unknown relation",
    reason: "Xcode does not compile the document. Layout ignores the constraint.",
    repair: "Size inspector › edit the constraint and select a relation",
    examples: [
      .bad(
        constraints: """
          <constraint firstAttribute="height" relation="«almost»" constant="480" id="cs1"/>
          """),
      .good(
        constraints: """
          <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="480" id="cs1"/>
          """),
    ],
    check: .problems(of: "unknownRelation"))

  static let viewWithoutID = Rule(
    id: "view_without_id", group: .layout, severity: .warning,
    summary: "view without an id",
    reason: "Constraints and connections cannot refer to the view, and Xcode may not open the document.",
    repair: "Open the file as source code and give the element an id that is unique in the document",
    examples: [
      .bad(
        subviews: """
          «<label userLabel="Title"/>»
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .problems(of: "viewWithoutID"))
}
