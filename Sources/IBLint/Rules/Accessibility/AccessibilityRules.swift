extension Rule {
  /// The rules of the group, by id.
  static let accessibilityRules: [Rule] = [
    .accessibleContainerHidesChildren,
    .barButtonItemWithoutLabel,
    .dynamicTypeOnFixedFont,
    .emptyLabel,
    .fixedSizeFont,
    .imageButtonWithoutLabel,
    .imageWithoutLabel,
    .malformedAccessibilityConfiguration,
    .placeholderAsLabel,
    .singleLineLabel,
    .smallTouchTarget,
    .textStyleWithoutAutoAdjust,
    .tinyFont,
    .traitWordInLabel,
  ]
}
